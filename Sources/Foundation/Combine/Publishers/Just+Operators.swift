// Operators on one value return one value or none, which their types express as on an iPhone.
extension Just {
  /// Transforms the value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// Transforms the value.
  ///
  /// An error that the closure throws is published.
  public func tryMap<T>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// Publishes the value if it matches the predicate.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// Transforms the value and drops nil.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// Publishes only the completion.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// Changes the failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// Publishes the value in an array.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// Publishes the number 1.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// Publishes the first value.
  public func first() -> Just<Output> { self }

  /// Publishes the last value.
  public func last() -> Just<Output> { self }

  /// Returns the publisher itself, as there is nothing to replace.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// Returns the publisher itself, as there is nothing to replace.
  public func replaceError(with output: Output) -> Just<Output> { self }
}
