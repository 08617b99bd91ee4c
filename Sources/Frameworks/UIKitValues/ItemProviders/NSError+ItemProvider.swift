extension NSError {
  /// The error of data that an item provider's object cannot be made of.
  static var unreadableItem: NSError {
    NSError(
      domain: NSItemProvider.errorDomain,
      code: NSItemProvider.ErrorCode.unavailableCoercionError.rawValue)
  }
}
