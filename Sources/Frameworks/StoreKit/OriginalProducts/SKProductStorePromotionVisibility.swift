/// The visibility of a promoted product in the App Store.
public enum SKProductStorePromotionVisibility: Int, Sendable {
  case `default` = 0
  case show = 1
  case hide = 2
}
