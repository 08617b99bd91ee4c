import TactusFoundation
import Testing

/// Tests of the members of strings that only an iPhone's Foundation has.
@Suite struct StringNamesTests {
  @Test("A format has the values in place of its specifiers")
  func formats() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 3, "eggs" as NSString) == "3 of eggs")
    #expect(NSString.localizedStringWithFormat("%.1f", 2.5) == "2.5")
    #expect(NSMutableString.localizedStringWithFormat("egg").isKind(of: NSMutableString.self))
  }

  @Test("Paths are appended, and abbreviated within the home folder only")
  func paths() {
    #expect(("/pan" as NSString).strings(byAppendingPaths: ["a", "b"]) == ["/pan/a", "/pan/b"])
    let home = NSHomeDirectory()
    #expect((home as NSString).abbreviatingWithTildeInPath == "~")
    #expect((home + "/egg" as NSString).abbreviatingWithTildeInPath == "~/egg")
    #expect((home + "s/egg" as NSString).abbreviatingWithTildeInPath == home + "s/egg")
  }

  @Test("A text of a property list has its values; another text has none")
  func propertyLists() {
    let text = "<plist version=\"1.0\"><dict><key>egg</key><integer>2</integer></dict></plist>"
    let values = (text as NSString).propertyList() as? [String: Any]
    #expect(values?["egg"] as? Int == 2)
    #expect(("<egg" as NSString).propertyList() == nil)
  }

  @Test("An empty mutable string can be created without a capacity")
  func empty() {
    let text = NSMutableString()
    text.append("egg")
    #expect(text == "egg")
  }

  @Test("ObjectiveC.FO47. Strings and their parts are transformed")
  func transforms() {
    let text = "Tschüß é"
    #expect(text.applyingTransform(.stripDiacritics, reverse: false) == "Tschuß e")
    #expect(text.suffix(1).applyingTransform(.stripDiacritics, reverse: false) == "e")
    #expect(text.applyingTransform(StringTransform("no such"), reverse: false) == nil)
    #expect(text == "Tschüß é")
    #expect("\"a\" = \"b\";".propertyListFromStringsFileFormat() == ["a": "b"])
    #expect("no strings {".propertyListFromStringsFileFormat().isEmpty)
  }

  @available(*, deprecated, message: "for what it tests is")
  @Test("ObjectiveC.FO47. Percent escapes are added and replaced in an encoding")
  func percentEscapes() {
    let text = "a é%2/?#"
    #expect(text.addingPercentEscapes(using: .utf8) == "a%20%C3%A9%252/?#")
    #expect(text.addingPercentEscapes(using: .isoLatin1) == "a%20%E9%252/?#")
    for encoding in [String.Encoding.utf8, .isoLatin1] {
      let escaped = text.addingPercentEscapes(using: encoding)
      #expect(escaped?.replacingPercentEscapes(using: encoding) == text)
    }
    #expect("%E9%zz%".replacingPercentEscapes(using: .isoLatin1) == "é%zz%")
    #expect("é".addingPercentEscapes(using: .ascii) == nil)
  }
}
