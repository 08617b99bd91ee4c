/// A value of a project file: a property list in its old text form, with the place of each value.
package struct ProjectValue: Sendable, Equatable {
  /// The content of a value.
  package indirect enum Content: Sendable, Equatable {
    /// A string; numbers and Boolean values are strings, too.
    case string(String)
    /// An array.
    case array([ProjectValue])
    /// A dictionary.
    case dictionary([String: ProjectValue])
  }

  /// The content.
  package let content: Content
  /// The offset of the value's first byte in the file.
  package let offset: Int

  /// Creates a value.
  package init(_ content: Content, at offset: Int = 0) {
    (self.content, self.offset) = (content, offset)
  }

  /// The string; `nil` for another type.
  package var string: String? { if case .string(let text) = content { text } else { nil } }
  /// The elements; none for another type.
  package var array: [ProjectValue] { if case .array(let values) = content { values } else { [] } }
  /// The strings among the elements.
  package var strings: [String] { array.compactMap(\.string) }
  /// The members; none for another type.
  package var members: [String: ProjectValue] {
    if case .dictionary(let members) = content { members } else { [:] }
  }

  /// Returns the member of a key; `nil` without one, and for another type.
  package subscript(key: String) -> ProjectValue? { members[key] }
}
