/// The key of a list of errors that underlie an error, in its user info.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
  /// The errors that underlie this one: that of `NSUnderlyingErrorKey`, then those of
  /// `NSMultipleUnderlyingErrorsKey` (ObjectiveC.ER10).
  public var underlyingErrors: [any Error] {
    let single = userInfo[NSUnderlyingErrorKey] as? any Error
    let others = userInfo[NSMultipleUnderlyingErrorsKey] as? [Any] ?? []
    return [single].compactMap { $0 } + others.compactMap { $0 as? any Error }
  }
}
