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
}
