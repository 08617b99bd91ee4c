import Contacts
import PhoneTesting
import Synchronization
import Testing
import UIKit

/// The permission to use the contacts.
@MainActor @Suite struct ContactPermissionTests {
  @Test(
    "Contacts.AU1, Contacts.AU2. The user is asked once, and the answer decides",
    arguments: [true, false])
  func question(allows: Bool) throws {
    let bench = ContactBench(nil)
    let phone = bench.phone
    let answers = Mutex<[(Bool, Int?, Bool)]>([])
    let isDone = DispatchSemaphore(value: 0)
    func ask() {
      phone.run {
        CNContactStore().requestAccess(for: .contacts) { isGranted, error in
          let code = (error as? CNError)?.code.rawValue
          answers.withLock { $0.append((isGranted, code, Thread.isMainThread)) }
          isDone.signal()
        }
      }
      phone.wait(0.5)
    }
    phone.run { #expect(CNContactStore.authorizationStatus(for: .contacts) == .notDetermined) }
    #expect(bench.code { _ = try CNContactStore().groups(matching: nil) } == .authorizationDenied)
    #expect(phone.alerts.isEmpty)
    ask()
    let alert = try #require(phone.alerts.first)
    #expect(alert.title == "“App” Would Like to Access Your Contacts")
    #expect(answers.withLock { $0.isEmpty })
    try phone.answer(allows ? "Allow" : "Don’t Allow")
    phone.wait(0.5)
    // The function is called on another thread, which virtual time does not wait for.
    isDone.wait()
    phone.run {
      #expect(
        CNContactStore.authorizationStatus(for: .contacts) == (allows ? .authorized : .denied))
    }
    ask()
    isDone.wait()
    #expect(phone.alerts.isEmpty)
    let all = answers.withLock(\.self)
    #expect(all.count == 2)
    for (isGranted, code, isMain) in all {
      #expect(isGranted == allows && code == (allows ? nil : 100) && !isMain)
    }
    #expect(
      bench.code { _ = try CNContactStore().groups(matching: nil) }
        == (allows ? nil : .authorizationDenied))
  }

  @Test("Contacts.AU2. The asynchronous request returns true, or throws after a refusal")
  func asynchronous() async {
    for status in [PermissionStatus.denied, .authorized] {
      let bench = ContactBench(status)
      let answer = Mutex<String?>(nil)
      bench.phone.run {
        _ = Task {
          do {
            let isGranted = try await CNContactStore().requestAccess(for: .contacts)
            answer.withLock { $0 = "\(isGranted)" }
          } catch {
            answer.withLock { $0 = "\((error as? CNError)?.code.rawValue ?? 0)" }
          }
        }
      }
      for _ in 0..<100 where answer.withLock({ $0 == nil }) {
        await Task.yield()
        bench.phone.wait(0.1)
      }
      #expect(answer.withLock(\.self) == (status == .denied ? "100" : "true"))
    }
  }

  @Test("Contacts.AU3. Without permission nothing is read or changed")
  func denied() {
    let bench = ContactBench(.denied)
    #expect(bench.code { try bench.add(bench.contact("Anna")) } == .authorizationDenied)
    #expect(bench.code { _ = try bench.all() } == .authorizationDenied)
    bench.phone.run {
      #expect(CNContactStore().currentHistoryToken == nil)
      #expect(CNContactStore().defaultContainerIdentifier().isEmpty)
    }
    bench.phone.permissions[.contacts] = .restricted
    bench.phone.run { #expect(CNContactStore.authorizationStatus(for: .contacts) == .restricted) }
    #expect(bench.code { _ = try bench.all() } == .authorizationDenied)
  }

  @Test("Contacts.AU4. With limited access the app has the contacts that it has added")
  func limited() throws {
    let bench = ContactBench(.limited)
    bench.phone.run { #expect(CNContactStore.authorizationStatus(for: .contacts) == .limited) }
    #expect(try bench.all().isEmpty)
    try bench.add(bench.contact("Anna"))
    #expect(try bench.all() == ["Anna"])
  }
}
