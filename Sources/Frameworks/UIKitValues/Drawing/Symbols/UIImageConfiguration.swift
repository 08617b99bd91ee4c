extension UIImage {
  /// An image configuration: the traits to which it applies.
  ///
  /// - Thread: any; it is immutable.
  public class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The traits; `nil` for none.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for traits.
    ///
    /// - Since: 17.0.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Creates a configuration from an archive (Archives.AR12).
    public required init?(coder: NSCoder) {
      traitCollection = coder.decodeObject(of: UITraitCollection.self, forKey: "TactusTraits")
      super.init()
    }

    /// Configurations support secure coding.
    public class var supportsSecureCoding: Bool { true }

    /// Encodes the traits (Archives.AR12).
    public func encode(with coder: NSCoder) {
      coder.encode(traitCollection, forKey: "TactusTraits")
    }

    /// Returns this configuration with other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      // Only a symbol configuration has more values, and it overrides the method.
      unsafeDowncast(Configuration(traitCollection: traitCollection), to: Self.self)
    }

    /// Returns this configuration with the traits of another one, if specified.
    public func applying(_ otherConfiguration: Configuration?) -> Self {
      withTraitCollection(otherConfiguration?.traitCollection ?? traitCollection)
    }

    /// Returns the configuration itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether another object is an equal configuration.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else {
        return false
      }
      return traitCollection == other.traitCollection
    }

    /// The hash of the traits.
    public override var hash: Int { traitCollection?.hash ?? 0 }
  }
}

extension UITraitCollection {
  /// A configuration of an image for these traits.
  public var imageConfiguration: UIImage.Configuration {
    UIImage.Configuration(traitCollection: self)
  }
}
