import TactusTextFormatting

extension HealthLibrary {
  /// Carries out a task of the phone.
  ///
  /// - Thread: any; may wait for the storage.
  public func perform(_ task: HealthTask) -> HealthResult {
    switch task {
    case .request(let request, let client, let isProtected):
      let (outcome, entry) = handle(request, by: client, isProtected: isProtected)
      return HealthResult(outcome, entry)
    case .setAccess(let access, let bundle, let entry):
      do throws(HealthStorageError) {
        try setAccess(access, of: bundle)
      } catch {
        return HealthResult(.failure(.databaseInaccessible, error.message), nil)
      }
      return HealthResult(.answer((access ?? HealthAccess()).toldToApp.json), entry)
    case .add(let samples):
      do throws(HealthStorageError) {
        let count = try add(samples)
        let types = Set(samples.map(\.type.identifier)).sorted()
        return HealthResult(.answer("{\"count\":\(count)}"), HealthEntry(.saved, types, count))
      } catch {
        return HealthResult(.failure(.databaseInaccessible, error.message), nil)
      }
    case .setCharacteristic(let text, let type):
      do throws(HealthStorageError) {
        try setCharacteristic(text, type)
        return HealthResult(.answer("{}"), nil)
      } catch {
        return HealthResult(.failure(.databaseInaccessible, error.message), nil)
      }
    case .settings(let request):
      do throws(HealthStorageError) {
        switch request {
        case .overview: break
        case .setAccess(let bundle, let access): try setAccess(access, of: bundle)
        case .setOrder(let bundles): try setSourceOrder(bundles)
        }
        let entry = request == .overview ? nil : HealthEntry(.changed, [])
        return HealthResult(.answer(try overview().json), entry)
      } catch {
        return HealthResult(.failure(.databaseInaccessible, error.message), nil)
      }
    case .setSourceOrder(let bundles):
      do throws(HealthStorageError) {
        try setSourceOrder(bundles)
        return HealthResult(.answer("{}"), nil)
      } catch {
        return HealthResult(.failure(.databaseInaccessible, error.message), nil)
      }
    }
  }

  /// Handles a request of an app, which the phone has identified.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - client: The app.
  ///   - isProtected: Whether the phone is locked, so that nothing can be read (Health.PE6).
  /// - Returns: The outcome, and its entry in the log.
  public func handle(
    _ request: HealthRequest, by client: HealthClient, isProtected: Bool = false
  ) -> (outcome: HealthOutcome, entry: HealthEntry?) {
    do {
      return try use { try perform(request, client, $0, isProtected: isProtected) }
    } catch {
      let refusal =
        error as? HealthRefusal
        ?? (error as? HealthStorageError).map(HealthRefusal.init)
        ?? HealthRefusal(.databaseInaccessible, "\(error)")
      return (.failure(refusal.code, refusal.text), HealthEntry(.refused, request.types))
    }
  }

  // MARK: Internals

  private func perform(
    _ request: HealthRequest, _ client: HealthClient, _ storage: any HealthStorage,
    isProtected: Bool
  ) throws -> (HealthOutcome, HealthEntry?) {
    switch request {
    case .access:
      let access = Self.access(of: client.bundle, in: try storage.settings())
      return (.answer(access.toldToApp.json), nil)
    case .authorize(let share, let read, _):
      return (try authorize(share, read, client, storage), nil)
    case .save(let samples): return try save(samples, client, storage)
    case .delete(let uuids): return try delete(uuids, client, storage)
    case .deleteAll(let type, let filter):
      var own = filter
      own.sources = filter.sources.map { $0.intersection([client.bundle]) } ?? [client.bundle]
      var uuids: [HealthUUID] = []
      try storage.visit(type, own, from: nil, isDescending: false) {
        uuids.append($0.sample.uuid)
        return true
      }
      return try delete(uuids, client, storage, type: type)
    case .observe, .deliver, .stage: return (.answer("{}"), nil)
    default: break
    }
    if isProtected {
      throw HealthRefusal(.databaseInaccessible, "Protected health data is inaccessible")
    }
    switch request {
    case .samples(let type, let filter, let place, let limit, let isDescending):
      let readable = try readable(filter, type, client, storage)
      let page = try storage.page(type, readable, after: place, limit: limit, isDescending)
      return (.answer(page.json), HealthEntry(.read, [type], page.samples.count))
    case .objects(let uuids):
      var page = HealthPage()
      for uuid in uuids {
        guard let sample = try storage.sample(uuid)?.sample else { continue }
        let own =
          try? readable(HealthFilter(), sample.type.identifier, client, storage).sources
        if own?.contains(sample.source.bundle) ?? true { page.samples.append(sample) }
      }
      let types = Set(page.samples.map(\.type.identifier)).sorted()
      return (.answer(page.json), HealthEntry(.read, types, page.samples.count))
    case .changes(let selections, let row, let limit):
      // Each selection is limited to the samples that the app may read (Health.QU9).
      let permitted = try selections.map {
        HealthSelection($0.type, try readable($0.filter, $0.type, client, storage))
      }
      let page = try storage.changes(of: permitted, after: row, limit: limit)
      return (.answer(page.json), HealthEntry(.read, request.types, page.samples.count))
    case .statistics(let identifier, let filter, let edges, let bySource):
      let readable = try readable(filter, identifier, client, storage)
      guard let type = HealthType.find(identifier), edges.count <= HealthBuckets.maximumCount,
        let buckets = try storage.statistics(
          type, readable, edges: edges, bySource: bySource, order: try Self.order(storage))
      else { throw HealthRefusal(.invalidArgument, "'\(identifier)' has no statistics") }
      let count = buckets.all.reduce(0) { $0 + $1.count }
      return (.answer(buckets.json), HealthEntry(.read, [identifier], count))
    case .sources(let type):
      let readable = try readable(HealthFilter(), type, client, storage)
      let found = try storage.sources(of: type).filter {
        readable.sources?.contains($0.bundle) ?? true
      }
      let list = found.map { source in
        let fields = [source.bundle, source.name, source.version, source.product]
        return "[\(fields.map(JSONOutput.quoted).joined(separator: ","))]"
      }
      return (
        .answer("{\"sources\":[\(list.joined(separator: ","))]}"),
        HealthEntry(.read, [type], found.count)
      )
    case .characteristic(let type):
      let readable = try readable(HealthFilter(), type, client, storage)
      let text =
        readable.sources == nil ? try storage.settings()[Self.characteristicKey + type] : nil
      let value = text.map { "{\"value\":\(JSONOutput.quoted($0))}" } ?? "{}"
      return (.answer(value), HealthEntry(.read, [type], text == nil ? 0 : 1))
    default: throw HealthRefusal(.invalidArgument, "this request is not known")
    }
  }

  /// Asks for access to the undecided types only (Health.PE1, Health.PE2).
  private func authorize(
    _ share: [String], _ read: [String], _ client: HealthClient, _ storage: any HealthStorage
  ) throws -> HealthOutcome {
    let types = (share + read).map(HealthType.find)
    guard types.allSatisfy({ $0?.isRequestable ?? false }),
      share.allSatisfy({ HealthType.find($0)?.isShareable ?? false })
    else { throw HealthRefusal(.invalidArgument, "Authorization to these types is disallowed") }
    let access = Self.access(of: client.bundle, in: try storage.settings())
    let shared = Set(share).filter { access.share[$0] == nil }.sorted()
      .compactMap(HealthType.find)
    let seen = Set(read).filter { access.read[$0] == nil }.sorted().compactMap(HealthType.find)
    guard !shared.isEmpty || !seen.isEmpty else { return .answer(access.toldToApp.json) }
    return .question(share: shared, read: seen)
  }

  /// Limits a filter to what an app may read: of a denied type, only its own samples (Health.PE3,
  /// Health.PE4).
  private func readable(
    _ filter: HealthFilter, _ type: String, _ client: HealthClient, _ storage: any HealthStorage
  ) throws -> HealthFilter {
    // A system app reads everything (Health.SY1).
    guard !client.isSystemApp else { return filter }
    let access = Self.access(of: client.bundle, in: try storage.settings())
    // The parts of a correlation decide (Health.PE5).
    let answers = HealthType.parts(of: type).compactMap { access.read[$0] }
    guard !answers.isEmpty else {
      throw HealthRefusal(.authorizationNotDetermined, "Authorization not determined")
    }
    let isPermitted = answers.allSatisfy(\.self)
    guard !isPermitted else { return filter }
    var own = filter
    own.sources = filter.sources.map { $0.intersection([client.bundle]) } ?? [client.bundle]
    return own
  }

  private func save(
    _ samples: [HealthSample], _ client: HealthClient, _ storage: any HealthStorage
  ) throws -> (HealthOutcome, HealthEntry?) {
    let types = Set(samples.map(\.type)).sorted { $0.identifier < $1.identifier }
    let access = Self.access(of: client.bundle, in: try storage.settings())
    for type in types where type.kind != .correlation { try Self.check(type, access) }
    var changes: [HealthChange] = []
    changes.reserveCapacity(samples.count)
    var row = try storage.lastRow()
    var count = 0
    // Of several versions in one request the highest is kept.
    var highest: [String: Double] = [:]
    for sample in samples {
      guard let key = sample.syncIdentifier.map({ "\(sample.type.identifier) \($0)" }) else {
        continue
      }
      highest[key] = max(highest[key] ?? -.infinity, sample.syncVersion ?? 0)
    }
    var kept: Set<String> = []
    // Samples of one request have few sources.
    var (given, source): (HealthSource?, HealthSource?)
    for var sample in samples {
      if let problem = sample.problem { throw HealthRefusal(.invalidArgument, problem) }
      if sample.source != given {
        given = sample.source
        source = HealthSource(
          bundle: client.bundle, name: client.name, version: sample.source.version,
          product: sample.source.product)
      }
      if let source { sample.source = source }
      // A newer version of a sample replaces an older one (Health.SA5).
      if let sync = sample.syncIdentifier {
        let version = sample.syncVersion ?? 0
        let key = "\(sample.type.identifier) \(sync)"
        guard version >= highest[key] ?? version, kept.insert(key).inserted else { continue }
        if let old = try storage.sample(replacedBy: sample) {
          guard version > old.sample.syncVersion ?? 0 else { continue }
          row += 1
          changes.append(.remove(row: old.row, Self.deletion(of: old.sample, row: row)))
        }
      }
      row += 1
      changes.append(.add(row: row, sample))
      count += 1
    }
    if !changes.isEmpty { _ = try storage.save(changes, skipsExisting: false) }
    return (.answer("{}"), HealthEntry(.saved, types.map(\.identifier), count))
  }

  private func delete(
    _ uuids: [HealthUUID], _ client: HealthClient, _ storage: any HealthStorage, type: String = ""
  ) throws -> (HealthOutcome, HealthEntry?) {
    var types: Set<String> = []
    let access = Self.access(of: client.bundle, in: try storage.settings())
    var changes: [HealthChange] = []
    var row = try storage.lastRow()
    for uuid in Set(uuids).sorted() {
      // An app deletes only its own samples (Health.SA6).
      guard let found = try storage.sample(uuid),
        client.isSystemApp || found.sample.source.bundle == client.bundle
      else { throw HealthRefusal(.invalidArgument, "the object is not saved by this app") }
      if found.sample.type.kind != .correlation, !client.isSystemApp {
        try Self.check(found.sample.type, access)
      }
      types.insert(found.sample.type.identifier)
      row += 1
      changes.append(.remove(row: found.row, Self.deletion(of: found.sample, row: row)))
    }
    if !changes.isEmpty { _ = try storage.save(changes, skipsExisting: false) }
    let named = types.isEmpty && !type.isEmpty ? [type] : types.sorted()
    let count = Set(uuids).count
    return (.answer("{\"count\":\(count)}"), HealthEntry(.deleted, named, count))
  }

  private static func check(_ type: HealthType, _ access: HealthAccess) throws {
    switch access.share[type.identifier] {
    case true?: return
    case false?: throw HealthRefusal(.authorizationDenied, "Not authorized")
    case nil:
      throw HealthRefusal(.authorizationNotDetermined, "Authorization not determined")
    }
  }
}
