import CTactusPangoCairo

extension FontTables {
  /// Returns the language of each name with a number, such as `en` or `zh-cn`.
  package func languages(ofName number: UInt32) -> [String] {
    var count: UInt32 = 0
    guard let entries = hb_ot_name_list_names(face, &count) else { return [] }
    return (0..<Int(count)).compactMap { index in
      let entry = entries[index]
      guard entry.name_id == number, let language = hb_language_to_string(entry.language) else {
        return nil
      }
      return String(cString: language)
    }
  }

  /// Returns a name by its number and the language that the file lists; `nil` if there is none.
  package func name(_ number: UInt32, language: String) -> String? {
    let language = hb_language_from_string(language, -1)
    let length = hb_ot_name_get_utf8(face, number, language, nil, nil)
    guard length > 0 else { return nil }
    var text = [CChar](repeating: 0, count: Int(length) + 1)
    var room = UInt32(text.count)
    hb_ot_name_get_utf8(face, number, language, &room, &text)
    let bytes = text.prefix(Int(room)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
