import FoundationNetworking
import TactusFoundationBase

extension URLSessionTask {
  /// Whether the delegate wants the parts of the response as they arrive; stored, as each part is
  /// delivered as it arrives.
  public var prefersIncrementalDelivery: Bool {
    get { objc_getAssociatedObject(self, Self.deliveryKey) as? Bool ?? true }
    set {
      objc_setAssociatedObject(
        self, Self.deliveryKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  private static let deliveryKey = AssociationKey()
}
