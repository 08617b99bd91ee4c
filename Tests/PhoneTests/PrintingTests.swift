import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import TactusPrintModel
import TactusPrinters
import Testing

/// The print service and Print Center, on the phone's state machine.
@Suite struct PrintingTests {
  private static let center = AppID(7)
  private static let photos = BundleIdentifier(prefix: "com.example", name: "Photos")

  private func rig() -> ClientRig {
    var rig = ClientRig()
    rig.step(
      .installedApps([
        InstalledApp(identifier: ClientRig.scaleBundle, name: "Scale"),
        InstalledApp(
          identifier: Phone.printCenter, name: "Print Center",
          position: HomePosition(.page(0), 1), isSystemApp: true),
        InstalledApp(
          identifier: ClientRig.mailBundle, name: "Mail", position: HomePosition(.page(0), 2)),
        InstalledApp(
          identifier: Self.photos, name: "Photos", position: HomePosition(.page(1), 0)),
      ]))
    return rig
  }

  private var submission: PrintSubmission {
    PrintSubmission(
      PrintTicket(name: "Letter"), printer: "p", printerName: "P", pageCount: 2,
      documents: [.init(descriptor: 9)])
  }

  @discardableResult
  private func ask(
    _ request: PrintRequest, _ rig: inout ClientRig, by app: AppID = ClientRig.scale
  ) throws -> [PhoneEffect] {
    let request = ServiceRequest(
      id: ServiceRequestID(3), service: ServiceName.printing.rawValue,
      version: PrintRequest.version, payload: try request.payload())
    return rig.step(.message(.service(request), from: app))
  }

  private func tasks(_ effects: [PhoneEffect]) -> [(Int, PrintTask, AppID?)] {
    effects.compactMap { effect in
      guard case .print(let number, let task, let app) = effect else { return nil }
      return (number, task, app)
    }
  }

  private func job(_ id: Int, of app: BundleIdentifier) -> PrintJob {
    PrintJob(
      id, PrintTicket(name: "Job \(id)"), printer: "p", printerName: "P", pageCount: 2,
      client: PrintClient(bundle: app.text, name: "App"))
  }

  private func table(_ effects: [PhoneEffect], to app: AppID) throws -> [Int]? {
    for case .service(let answer) in ClientRig.messages(effects, to: app) {
      switch answer {
      case .result(_, let payload), .event(.printing, _, let payload):
        return try PrintJobTable(payload: payload).jobs.map(\.id)
      default: break
      }
    }
    return nil
  }

  private func icons(_ effects: [PhoneEffect]) -> [String: HomePosition]? {
    for case .installedApps(let apps) in ClientRig.messages(effects, to: ClientRig.home) {
      return Dictionary(uniqueKeysWithValues: apps.map { ($0.name, $0.position) })
    }
    return nil
  }

  @Test("Printing.PS1, Printing.PS2, Printing.PS6. The phone says who prints, and asks its host")
  func submits() throws {
    var rig = rig()
    let effects = try ask(.submit(submission), &rig)
    let task = try #require(tasks(effects).first)
    guard case .submit(let sent, let client, _) = task.1 else {
      Issue.record("no submission")
      return
    }
    #expect(sent == submission && task.2 == ClientRig.scale)
    #expect(client == PrintClient(bundle: "com.example.Scale", name: "Scale"))
    #expect(ClientRig.notes(effects) == ["print-submitted"])
    // Nothing is answered before the host has done it.
    #expect(ClientRig.messages(effects, to: ClientRig.scale).isEmpty)
    let done = rig.step(.printDone(task.0, .queued(4)))
    let receipt = ServiceAnswer.result(ServiceRequestID(3), #"{"job":4}"#)
    #expect(ClientRig.messages(done, to: ClientRig.scale) == [.service(receipt)])
    #expect(rig.step(.printDone(task.0, .queued(4))).isEmpty, "a receipt comes once")
  }

  @Test("Printing.PS3. An app with too many unanswered jobs is refused, and others are not")
  func flood() throws {
    var rig = rig()
    var numbers: [Int] = []
    for _ in 0..<PrintLimits.waiting {
      numbers += tasks(try ask(.submit(submission), &rig)).map(\.0)
    }
    #expect(numbers.count == PrintLimits.waiting)
    let refused = try ask(.submit(submission), &rig)
    #expect(tasks(refused).isEmpty)
    let busy = PhoneMessage.service(.failure(ServiceRequestID(3), .busy))
    #expect(ClientRig.messages(refused, to: ClientRig.scale) == [busy])
    #expect(tasks(try ask(.submit(submission), &rig, by: ClientRig.mail)).count == 1)
    rig.step(.printDone(numbers[0], .refused("no")))
    #expect(tasks(try ask(.submit(submission), &rig)).count == 1)
  }

  @Test("Printing.PS4. An app sees and cancels its own jobs, Print Center all of them")
  func visibility() throws {
    var rig = rig()
    rig.connect(Self.center, "Print Center", ClientIdentity(.app, Phone.printCenter))
    rig.step(.printJobs([job(1, of: ClientRig.scaleBundle), job(2, of: ClientRig.mailBundle)]))
    #expect(try table(try ask(.jobs, &rig), to: ClientRig.scale) == [1])
    #expect(
      try table(try ask(.observe(true), &rig, by: Self.center), to: Self.center) == [1, 2])
    let refused = try ask(.cancel(2), &rig)
    #expect(tasks(refused).isEmpty && ClientRig.notes(refused) == ["not-permitted"])
    let own = tasks(try ask(.cancel(1), &rig)).first
    #expect(own?.1 == .cancel(1) && own?.2 == nil)
    #expect(tasks(try ask(.cancel(2), &rig, by: Self.center)).first?.1 == .cancel(2))
    // Print Center observes the jobs, and is notified of a change.
    var ended = job(1, of: ClientRig.scaleBundle)
    ended.state = .canceled
    let change = rig.step(.printJobs([ended, job(2, of: ClientRig.mailBundle)]))
    #expect(try table(change, to: Self.center) == [2])
    #expect(try table(change, to: ClientRig.scale) == nil)
    #expect(ClientRig.notes(change) == ["print-canceled"])
    #expect(try ask(.observe(false), &rig, by: Self.center).isEmpty == false)
  }

  @Test("Printing.PS5. An app that ends or is deleted does not lose its jobs")
  func endedApp() throws {
    var rig = rig()
    let number = try #require(tasks(try ask(.submit(submission), &rig)).first?.0)
    rig.step(.disconnected(ClientRig.scale))
    rig.step(.printDone(number, .queued(1)))
    rig.step(.printJobs([job(1, of: ClientRig.scaleBundle)]))
    rig.step(.installedApps([]))
    #expect(rig.phone.printJobs.map(\.id) == [1] && rig.phone.hasPrintJobs)
    var ended = job(1, of: ClientRig.scaleBundle)
    ended.state = .completed
    #expect(ClientRig.notes(rig.step(.printJobs([ended]))) == ["print-printed"])
  }

  @Test("Printing.PC1. Print Center has an icon and a card while there are jobs")
  func printCenter() throws {
    var rig = rig()
    #expect(rig.phone.shownApps.map(\.name) == ["Scale", "Mail", "Photos"])
    #expect(rig.phone.shownApps[1].position == HomePosition(.page(0), 1))
    let first = rig.step(.printJobs([job(1, of: ClientRig.scaleBundle)]))
    #expect(icons(first)?["Print Center"] == HomePosition(.page(0), 1))
    #expect(icons(first)?["Mail"] == HomePosition(.page(0), 2))
    #expect(rig.phone.recentApps.prefix(2) == [ClientRig.scaleBundle, Phone.printCenter])
    // A second job changes nothing there.
    let second = rig.step(
      .printJobs([job(1, of: ClientRig.scaleBundle), job(2, of: ClientRig.scaleBundle)]))
    #expect(icons(second) == nil)
    let last = rig.step(.printJobs([]))
    #expect(icons(last)?["Print Center"] == nil)
    #expect(icons(last)?["Mail"] == HomePosition(.page(0), 1))
    #expect(icons(last)?["Photos"] == HomePosition(.page(1), 0))
    #expect(!rig.phone.recentApps.contains(Phone.printCenter))
  }

  @Test("Printing.PC1. Icons are moved among those that are shown")
  func moves() {
    var rig = rig()
    rig.step(.foreground(nil))
    func moved(_ shown: HomePosition) -> HomePosition? {
      let request = AppRequest.home(.move(ClientRig.scaleBundle, to: shown))
      for case .home(.move(_, let stored)) in rig.request(request, by: ClientRig.home) {
        return stored
      }
      return nil
    }
    #expect(moved(HomePosition(.page(0), 0)) == HomePosition(.page(0), 0))
    #expect(moved(HomePosition(.page(0), 1)) == HomePosition(.page(0), 2))
    #expect(moved(HomePosition(.page(1), 1)) == HomePosition(.page(1), 1))
    rig.step(.printJobs([job(1, of: ClientRig.scaleBundle)]))
    #expect(moved(HomePosition(.page(0), 1)) == HomePosition(.page(0), 1))
  }

  @Test("Printing.PC4. Print Center in front closes with the last job")
  func closes() {
    var rig = rig()
    rig.step(.printJobs([job(1, of: ClientRig.scaleBundle)]))
    rig.connect(Self.center, "Print Center", ClientIdentity(.app, Phone.printCenter))
    rig.step(.foreground(Self.center))
    #expect(rig.phone.foreground == Self.center)
    rig.step(.printJobs([]))
    #expect(rig.phone.foreground == ClientRig.home)
    #expect(rig.phone.runningApp(Phone.printCenter) == nil)
  }
}
