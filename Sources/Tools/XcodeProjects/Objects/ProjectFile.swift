import TactusAppBundles
import TactusInstalledApps
import TactusJSON

/// A project file, `NAME.xcodeproj/project.pbxproj`: its objects by identifier.
package struct ProjectFile: Sendable {
  /// The path of the `.xcodeproj`.
  package let path: String
  /// The folder that paths of the project start from.
  package let root: String
  /// The objects.
  package let objects: [String: ProjectObject]
  /// The object of the whole project.
  package let project: ProjectObject
  /// The findings.
  package private(set) var notes: [ProjectNote] = []
  private let source: SourceText

  /// The path of the file itself.
  package var file: String { source.name }
  /// The name of the project.
  package var name: String { Paths.stem(of: path) }

  /// Reads the project file of an `.xcodeproj`.
  ///
  /// - Throws: `SourceTextError` with the position, what was expected, and what was found.
  package init(_ path: String) throws(SourceTextError) {
    let file = path + "/project.pbxproj"
    try self.init(SourceText.read(file, byteLimit: Self.maximumBytes), of: path)
  }

  /// Parses a project file.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - path: The path of the `.xcodeproj`.
  /// - Throws: `SourceTextError`.
  package init(_ source: SourceText, of path: String) throws(SourceTextError) {
    (self.path, self.source) = (path, source)
    func failure(_ value: ProjectValue?, _ message: String) -> SourceTextError {
      SourceTextError(
        file: source.name, position: value.map { source.position(at: $0.offset) },
        rule: "invalid-project", message: message)
    }
    let isXML = source.bytes[source.start...].starts(with: "<?xml".utf8)
    let value = isXML ? try Self.xml(source.name) : try ProjectFileParser.value(of: source)
    guard let members = value["objects"]?.members, !members.isEmpty else {
      throw failure(value, "expected a dictionary 'objects', found none")
    }
    var objects: [String: ProjectObject] = [:]
    objects.reserveCapacity(members.count)
    for (id, member) in members {
      guard let kind = member["isa"]?.string else { continue }
      objects[id] = ProjectObject(id: id, kind: kind, value: member)
    }
    self.objects = objects
    guard let rootID = value["rootObject"]?.string else {
      throw failure(value, "expected 'rootObject', found none")
    }
    guard let project = objects[rootID], project.kind == "PBXProject" else {
      throw failure(
        value["rootObject"],
        "expected the object of the project, found none of the identifier "
          + Quoting.quoted(rootID))
    }
    self.project = project
    root = Paths.joined(Paths.folder(of: path), project["projectDirPath"] ?? "")
    if let version = value["objectVersion"], Int(version.string ?? "") ?? 0 > Self.knownVersion {
      note(
        version,
        "the objectVersion \(Quoting.oneLine(version.string ?? "", limit: 20)) is newer "
          + "than \(Self.knownVersion), which is known; what is new in it is ignored")
    }
  }

  /// Returns the object of an identifier; `nil` for an unknown one.
  package subscript(id: String?) -> ProjectObject? { id.flatMap { objects[$0] } }

  /// Returns the line of a value.
  package func line(of value: ProjectValue) -> Int { source.position(at: value.offset).line }

  /// Returns a note about a value of the file.
  package func noted(_ value: ProjectValue, _ message: String) -> ProjectNote {
    ProjectNote(file: file, line: line(of: value), message)
  }

  // MARK: Internals

  /// The largest project file that is read, in bytes.
  ///
  /// - Source: ours: ten times one with 10,000 files. Confidence: guess.
  private static let maximumBytes = 64 << 20
  /// The newest version of the format that is known.
  ///
  /// - Source: projects that Xcode 16 and 26 have written. Confidence: measured.
  private static let knownVersion = 90

  private mutating func note(_ value: ProjectValue, _ message: String) {
    notes.append(noted(value, message))
  }

  /// Reads a file in XML, as other programs than Xcode write it.
  private static func xml(_ path: String) throws(SourceTextError) -> ProjectValue {
    do throws(BundleError) {
      return converted(try PropertyListFile.read(path))
    } catch {
      throw SourceTextError(
        file: path, position: error.line.map { SourcePosition(line: $0, column: 1) },
        rule: "invalid-project", message: error.message)
    }
  }

  private static func converted(_ value: PropertyListValue) -> ProjectValue {
    switch value.content {
    case .string(let text), .date(let text), .data(let text): ProjectValue(.string(text))
    case .integer(let number): ProjectValue(.string("\(number)"))
    case .real(let number): ProjectValue(.string("\(number)"))
    case .bool(let flag): ProjectValue(.string(flag ? "YES" : "NO"))
    case .array(let values): ProjectValue(.array(values.map(converted)))
    case .dictionary(let members): ProjectValue(.dictionary(members.mapValues(converted)))
    }
  }
}
