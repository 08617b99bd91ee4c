import TactusTextFormatting

extension HealthLibrary {
  /// Handles a request of an app, which the phone has identified.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - client: The app.
  ///   - isProtected: Whether the phone is locked, so that nothing can be read (Health.PE6).
  /// - Returns: What follows, and what the log tells of it.
  public func handle(
    _ request: HealthRequest, by client: HealthClient, isProtected: Bool = false
  ) -> (outcome: HealthOutcome, entry: HealthEntry?) {
    do throws(HealthRefusal) {
      return try perform(request, client, isProtected: isProtected)
    } catch {
      return (.failure(error.code, error.text), HealthEntry(.refused, request.types))
    }
  }

  // MARK: Internals

  private func perform(
    _ request: HealthRequest, _ client: HealthClient, isProtected: Bool
  ) throws(HealthRefusal) -> (HealthOutcome, HealthEntry?) {
    switch request {
    case .access: return (.answer(access(of: client.bundle).toldToApp.json), nil)
    case .authorize(let share, let read, _):
      return (try authorize(share, read, client), nil)
    case .save(let samples): return try save(samples, client)
    case .delete(let uuids): return try delete(uuids, client)
    case .deleteAll(let type, let filter):
      var own = filter
      own.sources = [client.bundle]
      let uuids = try look { $0.samples(type, own).map(\.uuid) }
      return try delete(uuids, client, type: type)
    case .observe, .deliver, .stage: return (.answer("{}"), nil)
    default: break
    }
    if isProtected {
      throw HealthRefusal(.databaseInaccessible, "Protected health data is inaccessible")
    }
    switch request {
    case .samples(let type, let filter, let from, let limit, let isDescending):
      let readable = try readable(filter, type, client)
      let page = try look { $0.page(type, readable, from: from, limit: limit, isDescending) }
      return (.answer(page.json), HealthEntry(.read, [type], page.samples.count))
    case .objects(let uuids):
      var page = HealthPage()
      for uuid in uuids {
        guard let sample = try look({ $0.sample(uuid)?.sample }) else { continue }
        let own = (try? readable(HealthFilter(), sample.type.identifier, client))?.sources
        if own?.contains(sample.source.bundle) ?? true { page.samples.append(sample) }
      }
      let types = Set(page.samples.map(\.type.identifier)).sorted()
      return (.answer(page.json), HealthEntry(.read, types, page.samples.count))
    case .changes(let type, let filter, let row, let limit):
      let readable = try readable(filter, type, client)
      let page = try look { $0.changes(type, readable, after: row, limit: limit) }
      return (.answer(page.json), HealthEntry(.read, [type], page.samples.count))
    case .statistics(let identifier, let filter, let edges, let bySource):
      let readable = try readable(filter, identifier, client)
      guard let type = HealthType.find(identifier), edges.count <= HealthBuckets.maximumCount,
        let buckets = try look({
          $0.statistics(type, readable, edges: edges, bySource: bySource)
        })
      else { throw HealthRefusal(.invalidArgument, "'\(identifier)' has no statistics") }
      let count = buckets.all.reduce(0) { $0 + $1.count }
      return (.answer(buckets.json), HealthEntry(.read, [identifier], count))
    case .sources(let type):
      let readable = try readable(HealthFilter(), type, client)
      let found = try look { $0.sources(type) }.filter {
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
      let readable = try readable(HealthFilter(), type, client)
      let text =
        readable.sources == nil
        ? try look { $0.settings[Self.characteristicKey + type] } : nil
      let value = text.map { "{\"value\":\(JSONOutput.quoted($0))}" } ?? "{}"
      return (.answer(value), HealthEntry(.read, [type], text == nil ? 0 : 1))
    default: throw HealthRefusal(.invalidArgument, "this request is not known")
    }
  }

  private func look<Result>(
    _ body: (borrowing HealthRecords) -> sending Result
  ) throws(HealthRefusal) -> sending Result {
    do throws(HealthStorageError) { return try read(body) } catch { throw HealthRefusal(error) }
  }

  /// Health.PE1, Health.PE2: only what is undecided is asked for.
  private func authorize(
    _ share: [String], _ read: [String], _ client: HealthClient
  ) throws(HealthRefusal) -> HealthOutcome {
    let types = (share + read).map(HealthType.find)
    guard types.allSatisfy({ $0?.isRequestable ?? false }),
      share.allSatisfy({ HealthType.find($0)?.isShareable ?? false })
    else { throw HealthRefusal(.invalidArgument, "Authorization to these types is disallowed") }
    let bundle = client.bundle
    let access = try look { Self.access(of: bundle, in: $0) }
    let shared = Set(share).filter { access.share[$0] == nil }.sorted()
      .compactMap(HealthType.find)
    let seen = Set(read).filter { access.read[$0] == nil }.sorted().compactMap(HealthType.find)
    guard !shared.isEmpty || !seen.isEmpty else { return .answer(access.toldToApp.json) }
    return .question(share: shared, read: seen)
  }

  /// Health.PE3, Health.PE4: a denied type looks as if there were only the app's own samples.
  private func readable(
    _ filter: HealthFilter, _ type: String, _ client: HealthClient
  ) throws(HealthRefusal) -> HealthFilter {
    guard !client.isSystemApp else { return filter }
    let bundle = client.bundle
    let access = try look { Self.access(of: bundle, in: $0) }
    // Health.PE5: the parts of a correlation decide.
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
    _ samples: [HealthSample], _ client: HealthClient
  ) throws(HealthRefusal) -> (HealthOutcome, HealthEntry?) {
    let types = Set(samples.map(\.type)).sorted { $0.identifier < $1.identifier }
    var count = 0
    try change { (records) throws(HealthRefusal) in
      let access = Self.access(of: client.bundle, in: records)
      for type in types where type.kind != .correlation {
        try Self.check(type, access)
      }
      var changes: [HealthChange] = []
      var row = records.lastRow
      var seen: Set<HealthUUID> = []
      for var sample in samples {
        if let problem = sample.problem { throw HealthRefusal(.invalidArgument, problem) }
        guard !records.contains(sample.uuid), seen.insert(sample.uuid).inserted else {
          throw HealthRefusal(.invalidArgument, "an object with this UUID is saved already")
        }
        sample.source.bundle = client.bundle
        sample.source.name = client.name
        // Health.SA5.
        if let old = records.sample(replacedBy: sample) {
          guard sample.syncVersion ?? 0 > old.sample.syncVersion ?? 0 else { continue }
          row += 1
          changes.append(.remove(row: old.row, Self.deletion(of: old.sample, row: row)))
        }
        row += 1
        changes.append(.add(row: row, sample))
        count += 1
      }
      return changes
    }
    return (.answer("{}"), HealthEntry(.saved, types.map(\.identifier), count))
  }

  private func delete(
    _ uuids: [HealthUUID], _ client: HealthClient, type: String = ""
  ) throws(HealthRefusal) -> (HealthOutcome, HealthEntry?) {
    var types: Set<String> = []
    try change { (records) throws(HealthRefusal) in
      let access = Self.access(of: client.bundle, in: records)
      var changes: [HealthChange] = []
      var row = records.lastRow
      for uuid in Set(uuids).sorted() {
        // Health.SA6: an app deletes only its own samples.
        guard let found = records.sample(uuid),
          client.isSystemApp || found.sample.source.bundle == client.bundle
        else {
          throw HealthRefusal(.invalidArgument, "the object is not saved by this app")
        }
        if found.sample.type.kind != .correlation, !client.isSystemApp { try Self.check(found.sample.type, access) }
        types.insert(found.sample.type.identifier)
        row += 1
        changes.append(.remove(row: found.row, Self.deletion(of: found.sample, row: row)))
      }
      return changes
    }
    let named = types.isEmpty && !type.isEmpty ? [type] : types.sorted()
    let count = Set(uuids).count
    return (.answer("{\"count\":\(count)}"), HealthEntry(.deleted, named, count))
  }

  private static func check(
    _ type: HealthType, _ access: HealthAccess
  ) throws(HealthRefusal) {
    switch access.share[type.identifier] {
    case true?: return
    case false?: throw HealthRefusal(.authorizationDenied, "Not authorized")
    case nil:
      throw HealthRefusal(.authorizationNotDetermined, "Authorization not determined")
    }
  }

  private static func deletion(of sample: HealthSample, row: Int) -> HealthDeletion {
    HealthDeletion(
      row: row, uuid: sample.uuid, type: sample.type.identifier, bundle: sample.source.bundle,
      syncIdentifier: sample.syncIdentifier)
  }
}

extension HealthRequest {
  /// The identifiers of the types that the request is about.
  var types: [String] {
    switch self {
    case .authorize(let share, let read, _): Array(Set(share + read)).sorted()
    case .save(let samples), .stage(let samples):
      Array(Set(samples.map(\.type.identifier))).sorted()
    case .deleteAll(let type, _), .samples(let type, _, _, _, _), .changes(let type, _, _, _),
      .statistics(let type, _, _, _), .sources(let type), .characteristic(let type),
      .deliver(let type, _):
      [type]
    case .observe(let types): types
    case .access, .delete, .objects: []
    }
  }
}
