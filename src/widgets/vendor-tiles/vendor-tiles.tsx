import { useSite } from "#data/page/site.ts";
import type { Vendor } from "#gateway/entities.ts";
import { EntityList } from "#parts/entity-list.tsx";
import { RouteLink } from "#parts/route-link.tsx";
import { useList } from "#data/client/use-call.ts";
import { useText } from "#text/use-text.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { WidgetProps } from "../widget.ts";
import { categoryOf, destinationOf, vendorsOf, withSharedIcons } from "#data/games/vendor-rules.ts";
import styles from "./vendor-tiles.module.css";

/** Vendors by category, in the order of the sorting list (games §2, §3). */
export function VendorTiles({ options }: WidgetProps<"vendor-tiles">) {
  const { category, columns, look, leads, limit } = options;
  const answer = useList("vendor", options.source);
  return (
    <EntityList
      answer={{ ...answer, data: answer.data && vendorsOf(withSharedIcons(answer.data), category, limit) }}
      frame={{ className: `inside ${styles.vendors}`, "data-look": look, "data-columns": columns }}
      coming={limit}
      shape={styles.coming}
      none="vendor.none"
    >
      {(vendor, place) => (
        <li key={vendor.vassalage}>
          <VendorTile vendor={vendor} look={look} columns={columns} eager={leads && place === 0} />
        </li>
      )}
    </EntityList>
  );
}

function VendorTile({
  vendor,
  look,
  columns,
  eager,
}: {
  vendor: Vendor;
  look: WidgetProps<"vendor-tiles">["options"]["look"];
  columns: number;
  eager: boolean;
}) {
  const text = useText();
  const { places } = useSite();
  const name = <span className={`breaks ${styles.name}`}>{vendor.accountTypeName}</span>;
  const kind = <span className={`quiet ${styles.category}`}>{text(`category.${categoryOf(vendor)}`)}</span>;
  if (look === "chips") {
    return (
      <RouteLink {...destinationOf(vendor, places)} className={`line ${styles.chip}`}>
        <Picture src={vendor.icon} alt="" name="" width={28} height={28} className={styles.icon} />
        {name}
      </RouteLink>
    );
  }
  const [width, height] = look === "cards" ? [360, 160] : columns > 2 ? [120, 90] : [180, 112];
  return (
    <RouteLink {...destinationOf(vendor, places)} className={`stack ${styles.tile}`} data-surface="card">
      <Picture
        src={vendor.tile}
        alt=""
        name=""
        width={width}
        height={height}
        eager={eager}
        className={styles.picture}
      />
      <span className={`stack ${styles.words}`}>
        {name}
        {kind}
      </span>
    </RouteLink>
  );
}
