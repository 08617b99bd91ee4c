import TactusFoundation
import Testing

/// The examination of an error struct.
struct StoredErrorCase: Sendable, CustomTestStringConvertible {
  /// The name of the struct.
  let testDescription: String
  /// The domain that the public header has.
  let domain: String
  /// Examines the struct.
  let examine: @Sendable () throws -> Void

  /// Creates the examination of a struct.
  ///
  /// - Parameters:
  ///   - type: The struct.
  ///   - domain: The domain.
  ///   - code: A code.
  ///   - number: The number of the code.
  init<Failure: _StoredError>(
    _ type: Failure.Type, _ domain: String, _ code: Failure.Code, _ number: Int
  ) {
    testDescription = "\(type)"
    self.domain = domain
    examine = {
      try Self.values(type, domain, code, number)
      try Self.casts(type, code, number)
      Self.patterns(type, code)
      try Self.unlisted(type, code)
    }
  }

  private static func values<Failure: _StoredError>(
    _ type: Failure.Type, _ domain: String, _ code: Failure.Code, _ number: Int
  ) throws {
    let error = Failure(code, userInfo: ["key": 3, NSLocalizedDescriptionKey: "No."])
    #expect(Failure.errorDomain == domain)
    #expect(error.code == code && error.errorCode == number && error._code == number)
    #expect(error._domain == domain)
    #expect(error.userInfo["key"] as? Int == 3 && error.errorUserInfo["key"] as? Int == 3)
    #expect(error.localizedDescription == "No.")
    #expect((error as any Error).localizedDescription == "No.")
    let same = Failure(code, userInfo: ["key": 3, NSLocalizedDescriptionKey: "No."])
    #expect(error == same && Set([error, same]).count == 1)
    #expect(error != Failure(code) && Failure(code) == Failure(code))
    let object = NSError(domain: domain, code: number, userInfo: ["key": 4])
    let wrapped = Failure(_nsError: object)
    #expect(wrapped._nsError === object && wrapped.code == code)
    #expect(wrapped.userInfo["key"] as? Int == 4 && wrapped != error)
  }

  private static func casts<Failure: _StoredError>(
    _ type: Failure.Type, _ code: Failure.Code, _ number: Int
  ) throws {
    let error: any Error = Failure(code, userInfo: ["key": 3])
    let object = try #require((error as Any) as? NSError)
    #expect(object.domain == Failure.errorDomain && object.code == number)
    #expect(object.userInfo["key"] as? Int == 3)
    #expect((object as any Error) as? Failure == error as? Failure)
    do {
      throw error
    } catch let caught as NSError {
      #expect(caught === object)
    }
    let foreign: any Error = NSError(domain: Failure.errorDomain, code: number)
    #expect((foreign as? Failure)?.code == code)
    let other: any Error = NSError(domain: "example.domain", code: number)
    #expect(other as? Failure == nil)
  }

  private static func patterns<Failure: _StoredError>(_ type: Failure.Type, _ code: Failure.Code) {
    for error in [Failure(code), Failure(code, userInfo: ["key": 3])] as [any Error] {
      if case code = error { continue }
      Issue.record("\(error) does not match")
    }
    let number = Int(truncatingIfNeeded: code.rawValue)
    #expect(code ~= NSError(domain: Failure.errorDomain, code: number))
    #expect(!(code ~= NSError(domain: "example.domain", code: number)))
    #expect(!(code ~= CancellationError()))
  }

  private static func unlisted<Failure: _StoredError>(
    _ type: Failure.Type, _ code: Failure.Code
  ) throws {
    let number = 123_456_789
    let object: any Error = NSError(domain: Failure.errorDomain, code: number)
    let error = try #require(object as? Failure)
    #expect(error.errorCode == number && error.code == Failure._unlistedCode)
    #expect(!(Failure._unlistedCode ~= error) && !(code ~= error))
    #expect(error != Failure(Failure._unlistedCode))
  }
}
