import TactusHealthModel
import TestSupport
import Testing

/// The statistics of health data, against a model that counts each second by itself.
@Suite struct StatisticsTests {
  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  @Test(
    "Health.ST1, Health.ST3, Health.ST4. Sums of overlapping sources equal those of each second",
    arguments: 0..<60)
  func sums(seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 977 &+ 13)
    let bundles = ["watch", "phone", "band"]
    var order = bundles
    for index in order.indices { order.swapAt(index, random.next(3)) }
    // Samples of whole seconds; those of one source do not overlap.
    var samples: [(bundle: String, start: Int, end: Int, value: Double)] = []
    for bundle in bundles {
      var time = random.next(20)
      for _ in 0..<random.next(12) {
        let end = time + 1 + random.next(15)
        samples.append((bundle, time, end, Double(random.next(50))))
        time = end + random.next(10)
      }
    }
    let edges = [0, 17, 30, 31, 90, 150, 400]
    // The model: each second belongs to the first source that has a sample in it.
    var sums = Array(repeating: 0.0, count: edges.count - 1)
    for second in 0..<400 {
      let present = order.lazy.compactMap { bundle in
        samples.first { $0.bundle == bundle && $0.start <= second && second < $0.end }
      }.first
      guard let present, let index = (0..<6).first(where: { second < edges[$0 + 1] }) else {
        continue
      }
      sums[index] += present.value / Double(present.end - present.start)
    }
    var maker = HealthStatisticsMaker(.cumulative, edges: edges.map(Double.init))
    for one in samples { maker.add(one.value, Double(one.start), Double(one.end), of: one.bundle) }
    let buckets = maker.finish(order: order, bySource: true)
    for (index, sum) in sums.enumerated() {
      #expect(abs(buckets.all[index].sum - sum) < 1e-9 * max(1, sum), "bucket \(index)")
    }
    for bundle in bundles {
      let own = samples.filter { $0.bundle == bundle }.reduce(0) { $0 + $1.value }
      let found = buckets.bySource[bundle]?.reduce(0) { $0 + $1.sum } ?? 0
      #expect(abs(found - own) < 1e-9 * max(1, own))
    }
    // The same statistics after a message.
    #expect(HealthBuckets(json: buckets.json)?.json == buckets.json)
  }

  @Test("Health.ST7. Means are plain, weighted by time, or of the energy of levels")
  func means() {
    func mean(_ aggregation: HealthAggregation) -> HealthStatistics {
      var maker = HealthStatisticsMaker(aggregation)
      maker.add(60, 0, 10, of: "a")
      maker.add(90, 10, 40, of: "a")
      return maker.finish().all[0]
    }
    #expect(mean(.arithmetic).average == 75)
    #expect(mean(.temporallyWeighted).average == 82.5)
    // 10 s of 60 dB and 30 s of 90 dB: the louder one decides.
    #expect(abs(mean(.equivalentContinuousLevel).average - 88.752) < 0.001)
    let all = mean(.arithmetic)
    #expect(all.minimum == 60 && all.maximum == 90 && all.mostRecent == 90 && all.duration == 40)
    #expect(all.mostRecentStart == 10 && all.mostRecentEnd == 40 && all.count == 2)
  }

  @Test("Health.ST3. A sample within one time counts exactly, one over an edge by its parts")
  func edges() {
    var maker = HealthStatisticsMaker(.cumulative, edges: [0, 10, 20, 30])
    maker.add(0.1, 1, 3, of: "a")
    maker.add(30, 5, 35, of: "a")
    maker.add(7, 20, 20, of: "a")
    maker.add(9, 40, 50, of: "a")
    let buckets = maker.finish()
    #expect(buckets.all.map(\.sum) == [5.1, 10, 17])
    #expect(buckets.all.map(\.count) == [2, 1, 2])
  }

  @Test("Health.SA3, Health.QU2. Records return what was added and not removed, in any order")
  func records() throws {
    var random = Random(state: 99)
    let records = MemoryHealthStorage()
    let library = HealthLibrary(records)
    var kept: [HealthUUID: HealthSample] = [:]
    let type = try #require(HealthType.find("HKQuantityTypeIdentifierHeartRate"))
    var row = 0
    for _ in 0..<60 {
      var changes: [HealthChange] = []
      for _ in 0..<random.next(8) {
        row += 1
        if random.next(3) == 0, let old = kept.keys.sorted().first {
          let deletion = HealthDeletion(
            row: row, uuid: old, type: type.identifier, bundle: "a", syncIdentifier: nil)
          changes.append(.remove(row: records.sample(old)?.row ?? 0, deletion))
          kept[old] = nil
        } else {
          let start = Double(random.next(1000))
          let sample = HealthSample(
            uuid: HealthUUID(high: UInt64(random.next(1 << 30)), low: UInt64(row)), type: type,
            start: start, end: start + Double(random.next(50)),
            content: .quantity(Double(random.next(100))),
            source: HealthSource(bundle: "a", name: "A"))
          changes.append(.add(row: row, sample))
          kept[sample.uuid] = sample
        }
      }
      _ = try records.save(changes, skipsExisting: false)
      #expect(try library.count() == kept.count)
    }
    let all = try library.samples(type.identifier)
    #expect(Set(all) == Set(kept.values))
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.start <= $1.start })
    for low in stride(from: 0.0, to: 1000, by: 137) {
      var filter = HealthFilter()
      (filter.start, filter.end) = (low, low + 100)
      let expected = kept.values.filter {
        $0.start < low + 100 && ($0.end > low || $0.start == $0.end && $0.start >= low)
      }
      #expect(try Set(library.samples(type.identifier, filter)) == Set(expected))
    }
  }

  @Test("Health.SA7. Samples of every kind are the same after a message")
  func messages() throws {
    func sample(_ identifier: String, _ content: HealthContent) throws -> HealthSample {
      HealthSample(
        uuid: HealthUUID(high: 1, low: UInt64(identifier.count)),
        type: try #require(HealthType.find(identifier)), start: -0.1, end: 1e9 / 3,
        content: content,
        source: HealthSource(bundle: "b", name: "“N”\n", version: "1", product: "p"),
        device: HealthDevice(fields: ["a", "", "c"]),
        metadata: [
          "t": .text("x\"y"), "n": .number(0.1), "d": .date(-5.5),
          "q": .quantity(3.7, try HealthUnit(parsing: "mmol<180.0>/L")),
        ], workout: HealthUUID(high: 4, low: 5))
    }
    let samples = [
      try sample("HKQuantityTypeIdentifierStepCount", .quantity(1e-300)),
      try sample("HKCategoryTypeIdentifierSleepAnalysis", .category(-3)),
      try sample(
        "HKCorrelationTypeIdentifierFood", .correlation([HealthUUID(high: .max, low: 0)])),
      try sample(
        "HKWorkoutTypeIdentifier",
        .workout(
          HealthWorkout(
            activity: 37, duration: 61.5, events: [.init(type: 1, start: 1, end: 2)],
            totals: ["HKQuantityTypeIdentifierStepCount": 5]))),
      try sample("HKWorkoutRouteTypeIdentifier", .rows([[1, -2.5], []])),
      try sample(
        "HKDataTypeIdentifierElectrocardiogram",
        .electrocardiogram(
          HealthElectrocardiogram(
            classification: 1, heartRate: 71, frequency: 512, voltages: [1e-4]))),
      try sample(
        "HKDocumentTypeIdentifierCDA", .document(HealthDocument(title: "T", data: "AAA="))),
    ]
    for one in samples { #expect(HealthSample(json: one.json) == one) }
    let request = HealthRequest.save(samples)
    #expect(HealthRequest(payload: request.payload) == request)
    var random = Random(state: 5)
    // A damaged payload is refused or means something else, and never traps.
    for _ in 0..<300 {
      var bytes = Array(request.payload.utf8)
      for _ in 0...random.next(3) { bytes[random.next(bytes.count)] = UInt8(random.next(128)) }
      _ = HealthRequest(
        payload: String(decoding: bytes.prefix(1 + random.next(bytes.count)), as: UTF8.self))
      _ = HealthRequest(payload: String(decoding: bytes, as: UTF8.self))
    }
  }
}
