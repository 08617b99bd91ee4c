import TactusJSON

/// A test plan, a file `NAME.xctestplan` of JSON: the targets that are tested.
package struct ProjectTestPlan: Sendable, Equatable {
  /// The tested targets.
  package private(set) var testables: [ProjectScheme.Testable] = []
  /// The arguments and variables of the plan.
  package private(set) var options = ProjectScheme.LaunchOptions()

  /// Reads a plan.
  ///
  /// - Throws: `SourceTextError` for a file that cannot be read, or is not JSON.
  package init(_ path: String) throws(SourceTextError) {
    let tree = try JSONTree(SourceText.read(path))
    for member in tree.root.members {
      switch member.key {
      case "defaultOptions": read(options: member)
      case "testTargets":
        for element in member.elements {
          if let testable = Self.testable(element) { testables.append(testable) }
        }
      default: break
      }
    }
  }

  // MARK: Internals

  private mutating func read(options value: JSONValue) {
    for member in value.members {
      switch member.key {
      case "commandLineArgumentEntries":
        for entry in member.elements where Self.isEnabled(entry) {
          let text = entry.members.first { $0.key == "argument" }?.string ?? ""
          options.arguments += TargetSettings.words(in: text)
        }
      case "environmentVariableEntries":
        for entry in member.elements where Self.isEnabled(entry) {
          guard let key = entry.members.first(where: { $0.key == "key" })?.string else { continue }
          options.variables[key] = entry.members.first { $0.key == "value" }?.string ?? ""
        }
      default: break
      }
    }
  }

  private static func isEnabled(_ value: JSONValue) -> Bool {
    value.members.first { $0.key == "enabled" }?.bool != false
  }

  private static func testable(_ value: JSONValue) -> ProjectScheme.Testable? {
    guard isEnabled(value) else { return nil }
    var target: ProjectScheme.Reference?
    var (skipped, selected): ([String], [String]) = ([], [])
    for member in value.members {
      switch member.key {
      case "target":
        func text(_ key: String) -> String {
          member.members.first { $0.key == key }?.string ?? ""
        }
        target = ProjectScheme.Reference(
          identifier: text("identifier"), name: text("name"),
          project: ProjectScheme.project(of: text("containerPath")))
      case "skippedTests": skipped = member.elements.compactMap(\.string)
      case "selectedTests": selected = member.elements.compactMap(\.string)
      default: break
      }
    }
    return target.map {
      ProjectScheme.Testable(target: $0, skipped: skipped, selected: selected)
    }
  }
}
