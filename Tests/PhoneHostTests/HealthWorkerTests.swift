import Synchronization
import TactusHealthModel
import TactusPhone
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Requests for health data whose storage is slow.
@Suite(.timeLimit(.minutes(3))) struct HealthWorkerTests {
  private static let steps = "HKQuantityTypeIdentifierStepCount"

  /// A storage that waits before it keeps a change.
  private final class SlowStorage: HealthStorage {
    let memory = MemoryHealthStorage()
    let latch = Latch()
    /// Whether changes wait for the latch.
    let isSlow = Atomic(false)

    var isInMemory: Bool { false }
    func settings() -> [String: String] { memory.settings() }
    func lastRow() -> Int { memory.lastRow() }
    func counts() -> [String: Int] { memory.counts() }
    func sources(of type: String?) -> [HealthSource] { memory.sources(of: type) }
    func sample(_ uuid: HealthUUID) -> HealthRow? { memory.sample(uuid) }
    func sample(replacedBy sample: HealthSample) -> HealthRow? {
      memory.sample(replacedBy: sample)
    }
    func visit(
      _ type: String, _ filter: HealthFilter, from start: Double?, isDescending: Bool,
      _ body: (HealthRow) -> Bool
    ) { memory.visit(type, filter, from: start, isDescending: isDescending, body) }
    func visitChanges(
      of selections: [HealthSelection], after row: Int, _ body: (HealthRowChange) -> Bool
    ) { memory.visitChanges(of: selections, after: row, body) }
    func statistics(
      _ type: HealthType, _ filter: HealthFilter, edges: [Double], bySource: Bool, order: [String]
    ) -> HealthBuckets? {
      memory.statistics(type, filter, edges: edges, bySource: bySource, order: order)
    }
    func save(
      _ changes: [HealthChange], skipsExisting: Bool
    ) throws(HealthStorageError) -> Int {
      if isSlow.load(ordering: .relaxed) { latch.pass() }
      return try memory.save(changes, skipsExisting: skipsExisting)
    }
  }

  private func sample(_ number: UInt64) throws -> HealthSample {
    HealthSample(
      uuid: HealthUUID(high: 1, low: number), type: try #require(HealthType.find(Self.steps)),
      start: 0, end: 1, content: .quantity(1))
  }

  @Test("Health.DB6, Services.SV2. A slow disk delays no other request; answers keep their order")
  func slow() throws {
    let storage = SlowStorage()
    let library = HealthLibrary(storage)
    var access = HealthAccess()
    access.share[Self.steps] = true
    access.read[Self.steps] = true
    try library.setAccess(access, of: "app.App")
    storage.isSlow.store(true, ordering: .relaxed)
    let start = ContinuousClock.now
    let phone = PhoneHost(
      Phone(health: library),
      now: { PhoneInstant.boot.advanced(by: start.duration(to: .now)) })
    phone.run()
    defer { phone.shutDown() }
    let answers = BlockingQueue<ServiceAnswer>()
    let app = phone.connect("App") { message in
      if case .service(let answer) = message { answers.append(answer) }
    }
    func send(_ number: UInt32, _ request: HealthRequest) {
      let request = ServiceRequest(
        id: ServiceRequestID(number), service: "health", version: HealthRequest.version,
        payload: request.payload)
      app.send(.service(request))
    }
    send(1, .save([try sample(1)]))
    send(2, .sources(type: Self.steps))
    // While the disk works, other services answer, and so does the phone.
    let table = ServiceRequest(
      id: ServiceRequestID(3), service: "permissions", version: 1,
      payload: try PermissionRequest.table.payload())
    app.send(.service(table))
    let first = answers.removeFirst()
    switch first {
    case .result(let id, _), .failure(let id, _): #expect(id == ServiceRequestID(3))
    case .event: Issue.record("an event came first")
    }
    #expect(storage.counts().isEmpty)
    // More requests than the phone keeps are refused.
    for number in 10..<UInt32(10 + 300) { send(number, .sources(type: Self.steps)) }
    guard case .failure(_, .busy) = answers.removeFirst() else {
      Issue.record("a flood is not refused")
      return
    }
    storage.latch.open()
    var order: [ServiceRequestID] = []
    while order.count < 2 {
      if case .result(let id, _) = answers.removeFirst(), id.number < 10 { order.append(id) }
    }
    #expect(order == [ServiceRequestID(1), ServiceRequestID(2)])
    #expect(storage.counts() == [Self.steps: 1])
  }
}
