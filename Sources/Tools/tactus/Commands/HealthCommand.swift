import Glibc
import TactusCommandKit
import TactusHealthDatabase
import TactusHealthExport
import TactusHealthModel
import TactusTextFormatting

/// `tactus health`: imports, exports and shows the health data of the user's phone.
enum HealthCommand {
  /// An action of the command.
  enum Action: String, CaseIterable, Sendable {
    case show, `import`, export
  }

  static let action = Operand<Action>.choice(
    "ACTION",
    help: """
      show lists what is stored by type, and which apps may use it; import adds the contents of a \
      file; export writes everything into a file.
      """)
  static let file = Operand<String?>.word(
    "FILE", completion: .files(["xml", "zip"]),
    help: """
      An export.zip as the Health app of an iPhone shares it, or the export.xml in it; - is standard \
      output.
      """)

  static let command = Command(
    "health",
    abstract: "Show, import and export the phone's health data.",
    discussion: """
      The health data are those of the phone of 'tactus simulate', whose apps ask for them through \
      HealthKit. A phone that runs sees an import at once.

      An import first reads the whole file, so that a damaged one changes nothing, and then adds \
      what is not there yet: to import a file again adds nothing, and continues an import that was \
      ended. Types that the phone does not have are left out, and a line says so. An export has \
      the values of iPhones, and what their files do not have as further attributes; it is an archive \
      if the name ends in .zip, with routes, electrocardiograms and clinical records in files of \
      their own, which are also read.
      """,
    examples: [
      Example("tactus health import export.zip", "Adds what an iPhone has exported."),
      Example("tactus health show", "Lists what is stored, and which apps may use it."),
      Example("tactus health export health.xml", "Writes everything into a file."),
      Example("tactus health export health.zip", "Writes everything into an archive."),
    ],
    operands: [action, file],
    options: [PhoneFolderOption.option, Option.json],
    statuses: [.unreadableInput, .cannotCreateOutput, .outputFailed]
  ) { arguments, console in
    let path = arguments[file]
    if arguments[action] != .show, path == nil {
      throw UsageError("FILE is missing: '\(arguments[action].rawValue)' needs one")
    }
    if arguments[action] == .show, let path { throw UsageError("'show' takes no file: '\(path)'") }
    let phone = try PhoneFolderOption.apps(arguments[PhoneFolderOption.option])
    return try reporting {
      let library = HealthLibrary(try HealthDatabase(phone.folders.health))
      switch arguments[action] {
      case .show: try show(library, asJSON: arguments[Option.json], console)
      case .import: try add(path ?? "", to: library, asJSON: arguments[Option.json], console)
      case .export: try write(library, to: path ?? "", asJSON: arguments[Option.json], console)
      }
      return .success
    }
  }

  // MARK: Internals

  /// Runs a function whose errors become those of the command.
  private static func reporting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as HealthStorageError {
      throw CommandFailure(
        error.reason == .unusable ? .cannotCreateOutput : .unreadableInput, error.message)
    } catch let error as HealthExportError {
      let place = error.line > 0 ? error : nil
      throw CommandFailure(
        .unreadableInput, error.reason,
        at: SourceLocation(error.path, line: place?.line, column: place?.column))
    }
  }

  private static func add(
    _ path: String, to library: HealthLibrary, asJSON: Bool, _ console: Console
  ) throws {
    let progress = console.progress("Importing")
    let summary = try HealthExportReader(path).add(to: library) { progress.update($0) }
    progress.finish()
    for (reason, one) in summary.leftOut.sorted(by: { $0.value.line < $1.value.line }) {
      console.warn(
        "\(one.count) left out: \(reason)", at: SourceLocation(summary.path, line: one.line))
    }
    for (repair, one) in summary.repaired.sorted(by: { $0.value.line < $1.value.line }) {
      console.warn("\(one.count) \(repair)", at: SourceLocation(summary.path, line: one.line))
    }
    if asJSON {
      let count = summary.leftOut.values.reduce(0) { $0 + $1.count }
      console.print(
        json: [
          "samples": .integer(summary.samples), "added": .integer(summary.added),
          "routes": .integer(summary.routes),
          "electrocardiograms": .integer(summary.electrocardiograms),
          "clinicalRecords": .integer(summary.clinicalRecords), "leftOut": .integer(count),
        ])
    } else {
      let parts = [
        (summary.routes, "workout route"), (summary.electrocardiograms, "electrocardiogram"),
        (summary.clinicalRecords, "clinical record"),
      ].filter { $0.0 > 0 }.map { NumberFormat.count($0.0, $0.1) }
      let among = parts.isEmpty ? "" : "; among them: \(parts.joined(separator: ", "))"
      console.print(
        "\(NumberFormat.count(summary.samples, "sample")), \(summary.added) of them new\(among)")
    }
  }

  private static func write(
    _ library: HealthLibrary, to path: String, asJSON: Bool, _ console: Console
  ) throws {
    let progress = console.progress("Exporting")
    // 978,307,200 is the beginning of 2001 in the time of Unix.
    let date = Double(time(nil)) - 978_307_200
    let count = try OutputFile.write(to: path) { temporary in
      path.lowercased().hasSuffix(".zip")
        ? try writeArchive(library, date, temporary, path) { progress.update($0) }
        : try writeDocument(library, date, temporary) { progress.update($0) }
    }
    progress.finish()
    guard path != OutputFile.standardOutput else { return }
    if asJSON {
      console.print(json: ["samples": .integer(count)])
    } else {
      console.print(NumberFormat.count(count, "sample"))
    }
  }

  /// Writes everything into an existing file; returns the number of samples.
  private static func writeDocument(
    _ library: HealthLibrary, _ date: Double, _ file: String, _ progress: (Double) -> Void
  ) throws -> Int {
    let descriptor = open(file, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(.cannotCreateOutput, String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    var writer = HealthExportWriter { text in
      var text = text
      try text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else {
            throw CommandFailure(.outputFailed, String(cString: strerror(errno)))
          }
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        }
      }
    }
    return try writer.write(library, date: date, progress: progress)
  }

  /// Writes everything into an archive in an existing file; returns the number of samples.
  private static func writeArchive(
    _ library: HealthLibrary, _ date: Double, _ file: String, _ path: String,
    _ progress: (Double) -> Void
  ) throws -> Int {
    do {
      let archive = try HealthExportArchiveWriter(file, date: date)
      let count = try archive.write(library, progress: progress)
      try archive.close()
      return count
    } catch let error as HealthExportError {
      throw CommandFailure(
        .outputFailed, "cannot be written: \(error.reason)", at: SourceLocation(path))
    }
  }

  private static func show(
    _ library: HealthLibrary, asJSON: Bool, _ console: Console
  ) throws {
    let counts = try library.counts().sorted { $0.key < $1.key }
    let sources = try library.sources()
    if asJSON {
      let apps = library.apps.map { app -> JSONOutput in
        let access = library.access(of: app)
        func list(_ decisions: [String: Bool], _ wanted: Bool) -> JSONOutput {
          .array(decisions.filter { $0.value == wanted }.keys.sorted().map { .string($0) })
        }
        return [
          "app": .string(app), "write": list(access.share, true), "read": list(access.read, true),
          "notWrite": list(access.share, false), "notRead": list(access.read, false),
        ]
      }
      console.print(
        json: [
          "types": .object(counts.map { ($0.key, .integer($0.value)) }),
          "sources": .array(
            sources.map { ["name": .string($0.name), "app": .string($0.bundle)] }),
          "apps": .array(apps),
        ])
      return
    }
    for (type, count) in counts {
      console.print(
        "\(HealthType.find(type)?.name ?? type): \(NumberFormat.count(count, "sample"))")
    }
    for app in library.apps {
      let access = library.access(of: app)
      func names(_ decisions: [String: Bool]) -> String {
        let names = decisions.filter(\.value).keys.map { HealthType.find($0)?.name ?? $0 }.sorted()
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
      }
      console.print("\(app) may write \(names(access.share)), and read \(names(access.read))")
    }
    if counts.isEmpty { console.note("there are no health data") }
  }
}
