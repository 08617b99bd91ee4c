/// The choice of the declarations that a module is compiled without.
struct LeftOutParts {
  /// The reason why a declaration that needs a missing module cannot be left out.
  struct MissingModuleReason {
    /// The part that has to be left out, such as `'Face', which mentions 'View'`.
    let part: String
    /// The name of the file that needs it.
    let file: String

    var description: String { "\(part), but \(file) needs it" }
  }

  /// The declarations of the files that import a missing module, by path.
  private(set) var parts: [String: [SourceParts.Declaration]] = [:]
  /// The indices of the declarations that are left out, by path.
  private(set) var out: [String: Set<Int>] = [:]
  /// The files that cannot be compiled, because another one needs what they cannot declare, by
  /// path.
  private(set) var needs: [String: MissingModuleReason] = [:]
  /// The identifiers of the other files, by path.
  private var others: [(path: String, words: MentionedNames)] = []

  /// Chooses the declarations.
  ///
  /// - Parameters:
  ///   - parts: The declarations of the files that import a missing module, by path.
  ///   - sources: The files of the module.
  init(_ parts: [String: [SourceParts.Declaration]], of sources: [ParsedSource]) {
    self.parts = parts
    for source in sources where parts[source.source.path] == nil {
      var words = MentionedNames()
      words.add(source.tree)
      others.append((source.source.path, words))
    }
    for (path, parts) in parts {
      out[path] = Set(parts.indices.filter { parts[$0].missing != nil || parts[$0].isDoubtful })
    }
    keepNeeded()
    leaveOutDependents()
    reportNeeds()
  }

  /// Keeps what may mention the missing module, if it does not certainly mention it, and if code
  /// that stays needs it.
  private mutating func keepNeeded() {
    var isChanged = true
    while isChanged {
      isChanged = false
      let words = stayingWords
      for (path, parts) in parts {
        for index in out[path] ?? [] where parts[index].missing == nil {
          let part = parts[index]
          guard
            !part.names.isDisjoint(with: words.mentioned)
              || !part.members.isDisjoint(with: words.members)
          else { continue }
          out[path]?.remove(index)
          isChanged = true
        }
      }
    }
  }

  /// Leaves out what mentions a declaration that is left out.
  private mutating func leaveOutDependents() {
    var isChanged = true
    while isChanged {
      isChanged = false
      let words = stayingWords
      let lacking = outParts.reduce(into: Set<String>()) { $0.formUnion($1.names) }
        .subtracting(words.declared)
      for (path, parts) in parts {
        for index in parts.indices where out[path]?.contains(index) == false {
          let part = parts[index]
          let name =
            part.words.mentioned.intersection(lacking).min()
            ?? (part.type.flatMap {
              lacking.contains($0) ? $0 : nil
            }) ?? outParts.compactMap { $0.member(neededBy: part.words, words) }.min()
          guard let name else { continue }
          self.parts[path]?[index].missing = name
          out[path]?.insert(index)
          isChanged = true
        }
      }
    }
  }

  private mutating func reportNeeds() {
    let words = stayingWords
    for (path, parts) in parts {
      for index in (out[path] ?? []).sorted() where needs[path] == nil {
        let part = parts[index]
        for other in others where needs[path] == nil {
          let isNamed = !part.names.subtracting(words.declared).isDisjoint(
            with: other.words.mentioned)
          guard isNamed || part.member(neededBy: other.words, words) != nil else { continue }
          let reason = part.missing.flatMap { $0.isEmpty ? nil : ", which mentions '\($0)'" } ?? ""
          needs[path] = MissingModuleReason(
            part: "'\(part.title)'\(reason)",
            file: String(other.path.split(separator: "/").last ?? ""))
        }
      }
    }
  }

  /// The identifiers of all code that stays.
  private var stayingWords: MentionedNames {
    var words = MentionedNames()
    for other in others { words.add(other.words) }
    for (path, parts) in parts {
      for index in parts.indices where out[path]?.contains(index) == false {
        words.add(parts[index].words)
      }
    }
    return words
  }

  private var outParts: [SourceParts.Declaration] {
    parts.flatMap { path, parts in
      parts.indices.filter { out[path]?.contains($0) == true }.map { parts[$0] }
    }
  }
}

extension SourceParts.Declaration {
  /// Returns a member that code needs of the type that the part extends, if the type exists without
  /// it and neither the module nor the frameworks have another member of that name.
  ///
  /// - Parameters:
  ///   - code: The identifiers of the code.
  ///   - words: Those of everything that stays.
  fileprivate func member(neededBy code: MentionedNames, _ words: MentionedNames) -> String? {
    guard let type, FrameworkTypes.names.contains(type) || words.declared.contains(type) else {
      return nil
    }
    return members.filter {
      code.members.contains($0) && !words.declared.contains($0)
        && !FrameworkTypes.members.contains($0)
    }.min()
  }
}
