import TactusPhoneLink

extension BundleInformation {
  /// Returns the files of others that the app opens, and the types that it declares
  /// (DocumentsInApps.OA1).
  ///
  /// - Parameter notes: Receives findings about entries that are ignored.
  public func documents(_ notes: inout [BundleNote]) -> DocumentSupport {
    var budget = LinkLimits.documentDeclarationBytes
    var result = DocumentSupport(
      opensInPlace: self["LSSupportsOpeningDocumentsInPlace"]?.bool ?? false)
    result.kinds = declarations("CFBundleDocumentTypes", &budget, &notes) { members in
      let word = members["LSHandlerRank"]?.string ?? DocumentKind.Rank.standard.rawValue
      // An app of the rank None, or of an unknown one, is not offered.
      guard let rank = DocumentKind.Rank(rawValue: word) else { return nil }
      let kind = DocumentKind(
        contentTypes: texts(in: members["LSItemContentTypes"]),
        extensions: extensions(members["CFBundleTypeExtensions"]), rank: rank)
      return (kind, kind.contentTypes + kind.extensions)
    }
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      result.types += declarations(key, &budget, &notes) { members in
        guard let identifier = members["UTTypeIdentifier"]?.string else { return nil }
        let tags = members["UTTypeTagSpecification"]?.dictionary ?? [:]
        let type = DeclaredFileType(
          identifier, conformsTo: oneOrMore(members["UTTypeConformsTo"]),
          extensions: extensions(tags["public.filename-extension"]))
        return (type, [identifier] + type.conformsTo + type.extensions)
      }
    }
    result.types = Array(result.types.prefix(LinkLimits.documentDeclarations))
    return result
  }

  // MARK: Internals

  /// Returns the declarations of a key, as many as the limits allow.
  private func declarations<Declaration>(
    _ key: String, _ budget: inout Int, _ notes: inout [BundleNote],
    _ read: ([String: PropertyListValue]) -> (Declaration, texts: [String])?
  ) -> [Declaration] {
    guard let value = self[key] else { return [] }
    guard let entries = value.array else {
      notes.append(
        BundleNote(
          file: file, line: value.line, "\(key) is \(value.typeName) instead of an array"))
      return []
    }
    var found: [Declaration] = []
    for entry in entries {
      guard let members = entry.dictionary, let (declaration, texts) = read(members) else {
        continue
      }
      let bytes = texts.reduce(0) { $0 + $1.utf8.count + 3 }
      guard found.count < LinkLimits.documentDeclarations, bytes <= budget,
        texts.allSatisfy(Self.isPlain)
      else {
        notes.append(
          BundleNote(
            file: file, line: entry.line,
            "an entry of \(key) is ignored: \(LinkLimits.documentDeclarations) entries of letters, "
              + "digits and punctuation, with \(LinkLimits.documentDeclarationBytes) bytes "
              + "together, are the limit"))
        continue
      }
      budget -= bytes
      found.append(declaration)
    }
    return found
  }

  private func extensions(_ value: PropertyListValue?) -> [String] {
    oneOrMore(value).map { $0.lowercased() }
  }

  /// Returns the strings of an array, or the string that stands for such an array.
  private func oneOrMore(_ value: PropertyListValue?) -> [String] {
    value?.string.map { [$0] } ?? texts(in: value)
  }

  /// Returns whether a text has only characters that JSON takes as they are.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
  }
}
