/// The result of a request, with the history token of its state.
///
/// Sendable because its properties are constants.
///
/// - Thread: any.
public final class CNFetchResult<ValueType>: NSObject, @unchecked Sendable {
  /// The value.
  public let value: ValueType
  /// The token of the state.
  public let currentHistoryToken: Data

  /// Creates a result.
  package init(value: ValueType, token: Data) {
    (self.value, currentHistoryToken) = (value, token)
    super.init()
  }
}
