extension NSError {
  /// The error for data from which an item provider's object cannot be created.
  static var unreadableItem: NSError {
    NSError(
      domain: NSItemProvider.errorDomain,
      code: NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
  }
}
