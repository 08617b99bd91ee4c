import CoreHaptics
import Foundation
import Testing

@Suite struct CHHapticErrorTests {
  @Test("An error arrives as an NSError of Apple's domain and code")
  func bridging() {
    let error = CHHapticError(.notSupported) as NSError
    #expect(error.domain == "com.apple.CoreHaptics")
    #expect(error.domain == CoreHapticsErrorDomain)
    #expect(error.code == -4809)
    #expect(error.localizedDescription == "Not supported.")
    let told = CHHapticError(.notSupported, userInfo: [NSLocalizedDescriptionKey: "No."])
    #expect(told.userInfo[NSLocalizedDescriptionKey] as? String == "No.")
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

  @Test("All codes of the reference exist, and are distinct")
  func codes() {
    #expect(CHHapticError.Code.allCases.count == 24)
    #expect(Set(CHHapticError.Code.allCases.map(\.rawValue)).count == 24)
  }
}
