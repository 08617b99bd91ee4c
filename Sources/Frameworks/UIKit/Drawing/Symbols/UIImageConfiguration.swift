extension UIImage {
  /// How a picture is to be: for which traits.
  ///
  /// - Thread: any; it never changes.
  public class Configuration: NSObject, NSCopying, @unchecked Sendable {
    /// The traits; nil where none are said.
    public let traitCollection: UITraitCollection?

    /// Makes one for traits.
    ///
    /// - Since: 17.0.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The same for other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      // Only a symbol's configuration has more than its traits, and it does this by itself.
      unsafeDowncast(Configuration(traitCollection: traitCollection), to: Self.self)
    }

    /// The same with all that another one says.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Itself, for it never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another says the same.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else {
        return false
      }
      return traitCollection == other.traitCollection
    }

    /// Is the same for those that say the same.
    public override var hash: Int { traitCollection?.hash ?? 0 }
  }
}
