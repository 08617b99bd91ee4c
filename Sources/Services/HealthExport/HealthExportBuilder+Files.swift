import TactusHealthModel

// Samples whose numbers are in files beside the document.
extension HealthExportBuilder {
  /// Adds the samples whose files were referred to.
  ///
  /// Steps Health.EX11–EX13.
  ///
  /// - Parameters:
  ///   - files: The files; `nil` if the document has none.
  ///   - store: Stores the part, which is called so often that little is in memory.
  /// - Throws: `HealthExportError` if the archive is damaged; errors of `store`.
  func addFiles(_ files: (any HealthExportFiles)?, store: () throws -> Void) throws {
    guard !references.isEmpty else { return }
    let new = references
    references.removeAll(keepingCapacity: true)
    var count = 0
    for reference in new {
      guard let files else {
        summary.leaveOut("samples whose files are missing", line: reference.line)
        continue
      }
      guard let path = reference.relativePath else {
        summary.leaveOut("samples whose files are not beside the document", line: reference.line)
        continue
      }
      guard referredPaths.count < Self.maximumFiles else {
        summary.leaveOut("samples after \(Self.maximumFiles) files", line: reference.line)
        continue
      }
      guard isNew(path) else {
        summary.leaveOut("samples whose files belong to other samples", line: reference.line)
        continue
      }
      switch try files.contents(path) {
      case .failure(let error): leaveOut(error, line: reference.line)
      case .success(let bytes): count += add(bytes, path, to: reference)
      }
      if count >= Self.partCount {
        try store()
        count = 0
      }
    }
  }

  /// Adds the electrocardiograms that are in files without references, as iPhones write them.
  ///
  /// Step Health.EX12.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - store: Stores the part, which is called so often that little is in memory.
  /// - Throws: `HealthExportError` if the archive is damaged; errors of `store`.
  func addElectrocardiograms(
    _ files: any HealthExportFiles, store: () throws -> Void
  ) throws {
    var count = 0
    for path in try files.paths(in: HealthExportFileNames.electrocardiograms)
    where path.lowercased().hasSuffix(".csv") && isNew(path) {
      switch try files.contents(path) {
      case .failure(let error): leaveOut(error, line: 1)
      case .success(let bytes): count += addElectrocardiogram(bytes, path)
      }
      if count >= Self.partCount {
        try store()
        count = 0
      }
    }
  }

  // MARK: Internals

  /// The numbers of files that are stored at once.
  ///
  /// - Source: ours: some 10 MB. Confidence: guess.
  private static var partCount: Int { 100_000 }

  /// The places of a route that are one sample: a message to an app has all of them.
  ///
  /// - Source: ours: less than the limit of a service's payload. Confidence: guess.
  private static var placesPerRoute: Int { 5000 }

  /// The most files that a document refers to.
  ///
  /// - Source: ours: some a day in a life. Confidence: guess.
  private static var maximumFiles: Int { 100_000 }

  /// Remembers the path of a file; returns whether it was not known.
  private func isNew(_ path: String) -> Bool {
    var path = path
    return referredPaths.insert(path.withUTF8 { HealthExportHash($0) }).inserted
  }

  /// The files that are left out each with its own reason.
  ///
  /// - Source: ours: as many as one reads. Confidence: guess.
  private static var maximumReasons: Int { 5 }

  private func leaveOut(_ error: HealthExportError, line: Int) {
    fileReasonCount += 1
    summary.leaveOut(
      fileReasonCount <= Self.maximumReasons
        ? "files that cannot be read: \(error.message)" : "further files that cannot be read",
      line: line)
  }

  /// Adds a sample with the numbers of its file; returns how many they are.
  private func add(
    _ bytes: [UInt8], _ path: String, to reference: HealthExportFileReference
  ) -> Int {
    let path = HealthExportError.shown(path.unicodeScalars.prefix(200))
    var sample = reference.sample
    do throws(HealthExportError) {
      switch sample.content {
      case .electrocardiogram(var content):
        content.voltages =
          try HealthExportElectrocardiogram(bytes, path: path).content.voltages
        sample.content = .electrocardiogram(content)
        add(sample, line: reference.line)
        return content.voltages.count
      case .rows where sample.type.kind == .route:
        let rows = try HealthExportRouteReader.rows(bytes, path: path)
        guard !rows.isEmpty else {
          summary.leaveOut("routes without places", line: reference.line)
          return 0
        }
        add(rows, to: reference)
        return rows.count
      case .clinical(let content):
        let resource = try HealthExportClinicalResource(bytes, path: path, of: content)
        if !reference.isOurs {
          guard let type = resource.type else {
            summary.leaveOut(
              "clinical records of the kind \(content.resourceType.prefix(80))",
              line: reference.line)
            return 0
          }
          sample.type = reference.hasType ? sample.type : type
          var hash = reference.hash
          bytes.withUnsafeBufferPointer { hash.add($0) }
          sample.uuid = hash.uuid
        }
        sample.content = .clinical(resource.content)
        add(sample, line: reference.line)
        // A place of a route has some hundred bytes in memory.
        return 1 + bytes.count / 100
      default:
        summary.leaveOut("samples that have no files", line: reference.line)
        return 0
      }
    } catch {
      leaveOut(error, line: reference.line)
      return 0
    }
  }

  /// Adds the places of a route, in several samples if a message to an app could not have them.
  private func add(_ rows: [[Double]], to reference: HealthExportFileReference) {
    var sample = reference.sample
    guard rows.count > Self.placesPerRoute, !reference.isOurs else {
      sample.content = .rows(rows)
      return add(sample, line: reference.line)
    }
    let identifier = sample.uuid
    let (start, end) = (sample.start, sample.end)
    for first in stride(from: 0, to: rows.count, by: Self.placesPerRoute) {
      let part = Array(rows[first..<min(first + Self.placesPerRoute, rows.count)])
      let isLast = first + part.count == rows.count
      if first > 0 {
        var hash = HealthExportHash()
        hash.add(identifier)
        hash.add(HealthUUID(high: 0, low: UInt64(first)))
        sample.uuid = hash.uuid
      }
      sample.content = .rows(part)
      sample.start = first == 0 ? start : max(start, min(part[0][0], end))
      sample.end = isLast ? end : max(sample.start, min(part[part.count - 1][0], end))
      add(sample, line: reference.line)
    }
  }

  /// Adds an electrocardiogram of an iPhone's file; returns the number of its voltages.
  private func addElectrocardiogram(_ bytes: [UInt8], _ path: String) -> Int {
    let path = HealthExportError.shown(path.unicodeScalars.prefix(200))
    do throws(HealthExportError) {
      let found = try HealthExportElectrocardiogram(bytes, path: path)
      guard let type = HealthType.find(HealthType.electrocardiogramIdentifier) else { return 0 }
      if let name = found.unknownClassification {
        let shown = HealthExportError.shown(name.unicodeScalars.prefix(40))
        summary.leaveOut("names of the classification \(shown)", line: 1)
      }
      add(
        HealthSample(
          uuid: found.hash.uuid, type: type, start: found.start, end: found.end,
          content: .electrocardiogram(found.content),
          source: HealthSource(
            bundle: HealthExportValues.bundle(of: "ECG"), name: "ECG", version: found.version,
            product: found.device)),
        line: 1)
      return found.content.voltages.count
    } catch {
      leaveOut(error, line: 1)
      return 0
    }
  }
}
