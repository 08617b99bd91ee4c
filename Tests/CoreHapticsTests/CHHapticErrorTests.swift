import CoreHaptics
import Testing

@Suite struct CHHapticErrorTests {
  @Test("An error arrives as an NSError of Apple's domain and code")
  func bridging() {
    let error = CHHapticError(.notSupported) as NSError
    #expect(error.domain == "com.apple.CoreHaptics")
    #expect(error.domain == CoreHapticsErrorDomain)
    #expect(error.code == -4809)
    #expect(error.localizedDescription == "Not supported.")
    let described = CHHapticError(.notSupported, userInfo: [NSLocalizedDescriptionKey: "No."])
    #expect(described.userInfo[NSLocalizedDescriptionKey] as? String == "No.")
  }

  @Test("A code can be caught by its name")
  func catching() {
    do {
      throw CHHapticError(.engineNotRunning)
    } catch CHHapticError.notSupported {
      Issue.record("the wrong code was caught")
    } catch CHHapticError.engineNotRunning {
      // As an app writes it.
    } catch {
      Issue.record("no code was caught")
    }
  }

  @Test("Errors and objects of the domain cast to each other (ObjectiveC.ER3)")
  func casting() throws {
    let info: [String: Any] = [NSLocalizedDescriptionKey: "No.", "Reason": 3]
    let error: any Error = CHHapticError(.notSupported, userInfo: info)
    let object = try #require((error as Any) as? NSError)
    #expect(object.domain == CoreHapticsErrorDomain && object.code == -4809)
    #expect(object.userInfo["Reason"] as? Int == 3)
    #expect((object as Any) as? CHHapticError == error as? CHHapticError)
    let foreign: any Error = NSError(domain: CoreHapticsErrorDomain, code: -4805)
    #expect((foreign as? CHHapticError)?.code == .engineNotRunning)
    #expect(foreign as? CHHapticError != CHHapticError(.engineNotRunning))
    let unlisted = (NSError(domain: CoreHapticsErrorDomain, code: 1) as any Error) as? CHHapticError
    #expect(unlisted?.errorCode == 1 && unlisted?.code == .unknownError)
    let other: any Error = NSError(domain: "d", code: -4805)
    #expect(other as? CHHapticError == nil)
    do {
      throw error
    } catch let object as NSError {
      #expect(object.localizedDescription == "No.")
    }
  }

  @Test("All codes of the reference exist, and are distinct")
  func codes() {
    #expect(CHHapticError.Code.allCases.count == 24)
    #expect(Set(CHHapticError.Code.allCases.map(\.rawValue)).count == 24)
  }
}
