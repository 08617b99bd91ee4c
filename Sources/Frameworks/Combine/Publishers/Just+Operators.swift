// What operators make of one value is one value again, or none; so their types say on an iPhone.
extension Just {
  /// It with another value.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> { Just<T>(transform(output)) }

  /// It with another value, or an error.
  public func tryMap<T>(
    _ transform: (Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result { try transform(output) }.publisher
  }

  /// It, or nothing.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional.Publisher(isIncluded(output) ? output : nil)
  }

  /// It with another value, or nothing.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    transform(output).publisher
  }

  /// Nothing of it but its end.
  public func ignoreOutput() -> Empty<Output, Never> { Empty() }

  /// It as one that could fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher {
    Result.Publisher(output)
  }

  /// It in a list.
  public func collect() -> Just<[Output]> { Just<[Output]>([output]) }

  /// That it is one.
  public func count() -> Just<Int> { Just<Int>(1) }

  /// It, being the first.
  public func first() -> Just<Output> { self }

  /// It, being the last.
  public func last() -> Just<Output> { self }

  /// It, for nothing is to be replaced.
  public func replaceEmpty(with output: Output) -> Just<Output> { self }

  /// It, for nothing is to be replaced.
  public func replaceError(with output: Output) -> Just<Output> { self }
}
