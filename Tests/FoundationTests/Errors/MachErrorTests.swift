import TactusFoundation
import Testing

/// Errors of the Mach kernel.
@Suite struct MachErrorTests {
  @Test("ObjectiveC.ER6. An error has its domain, code and user info")
  func values() {
    let error = MachError(MachError.invalidValue, userInfo: ["key": 3])
    #expect(error.code == .invalidValue && error.errorCode == 18)
    #expect(MachError.errorDomain == "NSMachErrorDomain")
    #expect(error.userInfo["key"] as? Int == 3)
    #expect(error == MachError(.invalidValue, userInfo: ["key": 3]))
    #expect(error != MachError(.failure))
    #expect((MachErrorCode(rawValue: 49), MachErrorCode(rawValue: 52)) == (.operationTimedOut, nil))
  }

  @Test("ObjectiveC.ER6. An error is caught by its code, and casts to an object and back")
  func casts() throws {
    #expect(throws: MachError.self) { throw MachError(.noSpace) }
    do {
      throw MachError(.noSpace)
    } catch MachError.failure {
      Issue.record("the code is another")
    } catch MachError.noSpace {
      let any: Any = MachError(.noSpace)
      let object = try #require(any as? NSError)
      #expect(object.domain == NSMachErrorDomain && object.code == 3)
      #expect((object as Any) as? MachError == MachError(.noSpace))
    }
    let other: Any = NSError(domain: NSPOSIXErrorDomain, code: 3)
    #expect(other as? MachError == nil)
  }
}
