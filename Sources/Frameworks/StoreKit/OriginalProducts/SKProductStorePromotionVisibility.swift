/// Whether the App Store promotes a product of an app.
public enum SKProductStorePromotionVisibility: Int, Sendable {
  case `default` = 0
  case show = 1
  case hide = 2
}
