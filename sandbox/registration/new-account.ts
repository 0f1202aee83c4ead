/** What an account is when it is opened, as far as its opening says nothing else. */
export const newAccount = {
  password_hash: null,
  type: 0,
  nickname: "",
  upline_id: null,
  status: "active",
  staff: false,
  last_login_at: null,
  created_from: null,
} as const;
