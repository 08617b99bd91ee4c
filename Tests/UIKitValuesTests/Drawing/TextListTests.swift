import Testing
import UIKit

import class TactusFoundationBase.NSKeyedArchiver
import class TactusFoundationBase.NSKeyedUnarchiver

/// Lists of paragraphs and their markers.
struct TextListTests {
  @Test(
    "Text.TL1. Names in braces stand for a sign, and other text is kept",
    arguments: [
      ("{disc}", "\u{2022}"), ("{circle}", "\u{25E6}"), ("{square}", "\u{25AA}"),
      ("{hyphen}", "\u{2043}"), ("{check}", "\u{2713}"), ("{diamond}", "\u{25C6}"),
      ("{box}", "\u{25A1}"), ("", ""), ("*", "*"), ("({decimal})", "(3)"),
      ("{decimal}.{lower-alpha}", "3.c"), ("{tea}", "{tea}"), ("{", "{"), ("}{", "}{"),
      ("{}{octal}", "{}3"),
    ])
  func signs(format: String, marker: String) {
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat(format), options: 0)
    #expect(list.marker(forItemNumber: 3) == marker)
    let isOrdered = format.contains("decimal") || format.contains("octal")
    #expect(list.isOrdered == isOrdered)
  }

  @Test(
    "Text.TL2. Numbers are decimal, octal, hexadecimal, letters or Roman numerals",
    arguments: [
      (.decimal, 27, "27"), (.octal, 8, "10"), (.lowercaseHexadecimal, 27, "1b"),
      (.uppercaseHexadecimal, 27, "1B"), (.lowercaseAlpha, 1, "a"), (.lowercaseAlpha, 26, "z"),
      (.lowercaseLatin, 27, "aa"), (.uppercaseAlpha, 53, "BA"), (.uppercaseLatin, 702, "ZZ"),
      (.uppercaseLatin, 703, "AAA"), (.lowercaseRoman, 4, "iv"), (.uppercaseRoman, 1994, "MCMXCIV"),
      (.uppercaseRoman, 3999, "MMMCMXCIX"), (.uppercaseRoman, 4000, "4000"),
    ] as [(NSTextList.MarkerFormat, Int, String)])
  func numbers(format: NSTextList.MarkerFormat, number: Int, marker: String) {
    let list = NSTextList(markerFormat: format, options: [], startingItemNumber: 1)
    #expect(list.marker(forItemNumber: number) == marker)
    #expect(list.isOrdered)
  }

  @Test("Text.TL3. The number of the first item is not added, and numbers below 1 are ignored")
  func start() {
    let list = NSTextList(markerFormat: .decimal, options: 1)
    #expect(list.startingItemNumber == 1 && list.listOptions == .prependEnclosingMarker)
    list.startingItemNumber = 10
    #expect(list.marker(forItemNumber: 12) == "12")
    #expect(list.marker(forItemNumber: 0) == "10")
    list.startingItemNumber = -2
    #expect(list.marker(forItemNumber: -1) == "1")
  }

  @Test("Text.TL4. Paragraph styles copy and compare their lists")
  func styles() throws {
    let list = NSTextList(markerFormat: .disc, options: [], startingItemNumber: 2)
    #expect(list == NSTextList(markerFormat: .disc, options: [], startingItemNumber: 2))
    #expect(list != NSTextList(markerFormat: .disc, options: 0))
    #expect(list != NSTextList(markerFormat: .box, options: [], startingItemNumber: 2))
    let copy = try #require(list.copy() as? NSTextList)
    #expect(copy == list && copy !== list && copy.hash == list.hash)
    copy.startingItemNumber = 5
    #expect(copy != list)

    let style = NSMutableParagraphStyle()
    #expect(style.textLists.isEmpty && NSParagraphStyle.default.textLists.isEmpty)
    style.textLists = [list, copy]
    #expect(style != NSMutableParagraphStyle())
    let other = try #require(style.copy() as? NSParagraphStyle)
    #expect(other == style && other.textLists == [list, copy])
    style.textLists = [list]
    #expect(other.textLists.count == 2 && other != style)
    let third = NSMutableParagraphStyle()
    third.setParagraphStyle(other)
    #expect(third.textLists.first === list)
  }

  @Test("Text.TL4, Archives.AR11. Lists and those of paragraph styles are archived")
  func archives() throws {
    let list = NSTextList(
      markerFormat: NSTextList.MarkerFormat("({upper-roman})"), options: .prependEnclosingMarker,
      startingItemNumber: 7)
    let style = NSMutableParagraphStyle()
    style.textLists = [NSTextList(markerFormat: .decimal, options: 0), list]
    let listData = try NSKeyedArchiver.archivedData(
      withRootObject: list, requiringSecureCoding: true)
    let foundList = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextList.self, from: listData)
    #expect(foundList == list)
    #expect(foundList?.marker(forItemNumber: 8) == "(VIII)")
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSMutableParagraphStyle.self, from: data)
    #expect(found == style && found?.textLists == style.textLists)
  }
}
