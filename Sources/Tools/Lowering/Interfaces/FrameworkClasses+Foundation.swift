extension FrameworkClasses {
  /// The superclasses of the classes that Foundation on Linux declares itself, by class.
  ///
  /// The classes of collections, texts, numbers and dates are not among them: their metatypes make
  /// objects by initializers that Foundation declares required. `FileManager`, `NotificationCenter`
  /// and `ProcessInfo` are not subclasses of `NSObject` there.
  static let foundationSuperclasses: [String: String] = Dictionary(
    uniqueKeysWithValues: foundationSubclasses.flatMap { superclass, names in
      names.split(separator: " ").map { (String($0), superclass) }
    })

  private static let foundationSubclasses = [
    "NSObject": """
    Bundle Formatter Host HTTPCookie HTTPCookieStorage JSONSerialization NSCoder NSCondition \
    NSConditionLock NSDecimalNumberHandler NSLock NSRecursiveLock NSURLComponents \
    NotificationQueue Operation OperationQueue Pipe Port PortMessage Process Progress RunLoop \
    Scanner Stream Thread Timer URLAuthenticationChallenge URLCache URLCredential \
    URLCredentialStorage URLProtectionSpace URLResponse URLSession URLSessionConfiguration \
    URLSessionTask UnitConverter UserDefaults XMLNode XMLParser
    """,
    "Formatter": """
    ByteCountFormatter DateFormatter DateIntervalFormatter EnergyFormatter ISO8601DateFormatter \
    LengthFormatter MassFormatter NumberFormatter
    """,
    "Operation": "BlockOperation",
    "Port": "SocketPort",
    "Stream": "InputStream OutputStream",
    "URLResponse": "HTTPURLResponse",
    "URLSessionTask": "URLSessionDataTask URLSessionDownloadTask URLSessionStreamTask "
      + "URLSessionWebSocketTask",
    "UnitConverter": "UnitConverterLinear",
    "URLSessionDataTask": "URLSessionUploadTask",
  ]
}
