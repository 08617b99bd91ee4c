/// A version of the standard FHIR.
///
/// - Thread: any; all its properties are constants.
open class HKFHIRVersion: NSObject, NSCopying, @unchecked Sendable {
  /// The first number.
  public let majorVersion: Int
  /// The second number.
  public let minorVersion: Int
  /// The third number.
  public let patchVersion: Int

  /// The release of the version (Health.CR3).
  open var fhirRelease: HKFHIRRelease {
    switch (majorVersion, minorVersion) {
    case (1, 0): .dstu2
    case (4, 0): .r4
    default: .unknown
    }
  }

  /// The three numbers with periods.
  open var stringRepresentation: String { "\(majorVersion).\(minorVersion).\(patchVersion)" }

  /// Reads a version (Health.CR3).
  ///
  /// - Parameter versionString: Three numbers with periods, such as `4.0.1`.
  /// - Throws: `HKError` with `errorInvalidArgument` for another text.
  public init(fromVersionString versionString: String) throws {
    let numbers = versionString.split(separator: ".", omittingEmptySubsequences: false).map {
      $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil
    }
    guard numbers.count == 3, let major = numbers[0], let minor = numbers[1],
      let patch = numbers[2]
    else {
      throw HKError(
        .errorInvalidArgument, "“\(versionString)” is no version of FHIR, such as 4.0.1")
    }
    (majorVersion, minorVersion, patchVersion) = (major, minor, patch)
    super.init()
  }

  /// Returns the DSTU2 version 1.0.2, which hospitals use.
  open class func primaryDSTU2() -> HKFHIRVersion { HKFHIRVersion(1, 0, 2) }
  /// Returns the R4 version 4.0.1, which hospitals use.
  open class func primaryR4() -> HKFHIRVersion { HKFHIRVersion(4, 0, 1) }

  /// Returns whether another object is the same version.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKFHIRVersion)?.stringRepresentation == stringRepresentation
  }

  /// The hash of the numbers.
  open override var hash: Int { stringRepresentation.hashValue }

  /// The three numbers with periods.
  open override var description: String { stringRepresentation }

  /// Returns the version itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  private init(_ major: Int, _ minor: Int, _ patch: Int) {
    (majorVersion, minorVersion, patchVersion) = (major, minor, patch)
    super.init()
  }
}
