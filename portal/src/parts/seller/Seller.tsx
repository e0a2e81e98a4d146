import { initials } from '@waymark/look';
import './seller.css';

/** Whose page this is: its logo, else its initials, and its name. */
export const Seller = ({ name, logo }: { name: string; logo: string | null | undefined }) => (
  <>
    <SellerMark name={name} logo={logo} />
    <b>{name}</b>
  </>
);

export const SellerMark = ({ name, logo }: { name: string; logo: string | null | undefined }) =>
  logo ? (
    <img className="seller-logo" src={logo} alt="" />
  ) : (
    <span className="ws-logo" aria-hidden="true">
      {initials(name)}
    </span>
  );
