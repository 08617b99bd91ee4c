import Foundation
import TactusHealthDatabase
import TactusHealthModel
import TestSupport
import Testing

/// Anchored queries of several types, over random saves and deletions.
@Suite struct AnchorTests {
  private static let types = [
    "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierHeartRate",
    "HKCategoryTypeIdentifierSleepAnalysis", "HKWorkoutTypeIdentifier",
  ]
  private let client = HealthClient(bundle: "com.example.A", name: "A")

  /// The records that the pages have delivered.
  private struct Delivery {
    /// The numbers of the pages by samples and by deletions.
    var added: [HealthUUID: Int] = [:]
    var deleted: [HealthUUID: Int] = [:]
    var pages = 0
    var row = 0
  }

  /// Steps of at least 4 or below 2, all heart rates, and sleep that begins late; no workouts.
  private func selections() throws -> [HealthSelection] {
    let count = try HealthUnit(parsing: "count")
    var (many, few, late) = (HealthFilter(), HealthFilter(), HealthFilter())
    many.add(.quantity(.greaterOrEqual, 4, count))
    few.add(.quantity(.less, 2, count))
    (late.start, late.isStartStrict) = (200, true)
    let all = HealthFilter()
    return [
      HealthSelection(Self.types[0], many), HealthSelection(Self.types[2], late),
      HealthSelection(Self.types[1], all), HealthSelection(Self.types[0], few),
      // Named twice: a sample comes once nevertheless.
      HealthSelection(Self.types[1], late),
    ]
  }

  private func isAsked(_ sample: HealthSample) -> Bool {
    switch (sample.type.identifier, sample.content) {
    case (Self.types[0], .quantity(let value)): value >= 4 || value < 2
    case (Self.types[1], _): true
    case (Self.types[2], _): sample.start >= 200
    default: false
    }
  }

  private func sample(_ number: UInt64, _ random: inout SeededRandom) throws -> HealthSample {
    let type = try #require(HealthType.find(Self.types[Int.random(in: 0..<4, using: &random)]))
    let value = Int.random(in: 0...5, using: &random)
    let content: HealthContent =
      switch type.kind {
      case .category: .category(value)
      case .workout: .workout(HealthWorkout(activity: value, duration: 1, totals: [:]))
      default: .quantity(Double(value))
      }
    let start = Double(Int.random(in: 0...400, using: &random))
    return HealthSample(
      uuid: HealthUUID(high: 1, low: number), type: type, start: start, end: start + 1,
      content: content, source: HealthSource(bundle: client.bundle, name: client.name))
  }

  /// Reads a page, and checks it against the pages before; returns whether there are more.
  private func read(
    _ library: HealthLibrary, limit: Int, _ samples: [HealthUUID: HealthSample],
    _ delivery: inout Delivery
  ) throws -> Bool {
    let request = HealthRequest.changes(try selections(), after: delivery.row, limit: limit)
    let payload = try #require(library.handle(request, by: client).outcome.payload)
    let page = try #require(HealthPage(json: payload))
    delivery.pages += 1
    #expect(page.samples.count + page.deletions.count <= limit && page.anchor >= delivery.row)
    for sample in page.samples {
      #expect(delivery.added.updateValue(delivery.pages, forKey: sample.uuid) == nil)
      #expect(delivery.deleted[sample.uuid] == nil && isAsked(sample))
    }
    for deletion in page.deletions {
      #expect(delivery.deleted.updateValue(delivery.pages, forKey: deletion.uuid) == nil)
      #expect(samples[deletion.uuid]?.type.identifier != Self.types[3])
    }
    delivery.row = page.anchor
    return page.isPartial
  }

  @Test(
    "Health.QU7, Health.QU8. Pages deliver each sample once, and each deletion once, after it",
    arguments: RandomCases.seeds(6))
  func pages(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let folder = FileManager.default.temporaryDirectory.appending(path: "health-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "health.sqlite").path
    var libraries = [HealthLibrary(), HealthLibrary(try HealthDatabase(path))]
    var access = HealthAccess()
    for type in Self.types { (access.share[type], access.read[type]) = (true, true) }
    for library in libraries { try library.setAccess(access, of: client.bundle) }
    var samples: [HealthUUID: HealthSample] = [:]
    var stored: Set<HealthUUID> = []
    var deliveries = [Delivery(), Delivery()]
    for round in 0..<40 {
      if round == 20 { libraries[1] = HealthLibrary(try HealthDatabase(path)) }
      let new = try (0..<Int.random(in: 1...6, using: &random)).map { index in
        try sample(UInt64(round * 10 + index), &random)
      }
      let old = stored.sorted().shuffled(using: &random)
        .prefix(Int.random(in: 0...4, using: &random))
      for sample in new { samples[sample.uuid] = sample }
      stored.formUnion(new.map(\.uuid))
      stored.subtract(old)
      let count = Int.random(in: 0...2, using: &random)
      let limits = (0..<count).map { _ in Int.random(in: 1...7, using: &random) }
      for index in libraries.indices {
        let library = libraries[index]
        #expect(library.handle(.save(new), by: client).outcome == .answer("{}"))
        if !old.isEmpty {
          #expect(
            library.handle(.delete(Array(old)), by: client).outcome
              == .answer("{\"count\":\(old.count)}"))
        }
        for limit in limits { _ = try read(library, limit: limit, samples, &deliveries[index]) }
      }
    }
    for index in libraries.indices {
      var isPartial = true
      while isPartial {
        isPartial = try read(libraries[index], limit: 3, samples, &deliveries[index])
      }
      let delivery = deliveries[index]
      let wanted = samples.filter { isAsked($0.value) && stored.contains($0.key) }.keys
      let left = Set(delivery.added.keys).subtracting(delivery.deleted.keys)
      #expect(left == Set(wanted), "seed \(seed)")
      let gone = samples.filter { !stored.contains($0.key) }
        .filter { $0.value.type.identifier != Self.types[3] }.keys
      #expect(Set(delivery.deleted.keys) == Set(gone), "seed \(seed)")
      for (uuid, page) in delivery.deleted {
        if let before = delivery.added[uuid] { #expect(before < page, "seed \(seed)") }
      }
      #expect(try delivery.row == libraries[index].lastRow())
    }
    #expect(deliveries[0].added == deliveries[1].added)
    #expect(deliveries[0].deleted == deliveries[1].deleted)
  }
}
