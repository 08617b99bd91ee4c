import CoreText
import Foundation
import Testing
import UIKit

/// Tests the readings and the lists of fonts of Core Text.
@MainActor struct CoreTextListTests {
  @Test("CoreText.CT33. Readings have their positions, alignment, overhang and size")
  func readings() throws {
    let one = CTRubyAnnotationCreateWithAttributes(
      .center, .none, .after, "かな", [kCTRubyAnnotationSizeFactorAttributeName: 0.4])
    #expect(CTRubyAnnotationGetTextForPosition(one, .after) == "かな")
    #expect(CTRubyAnnotationGetTextForPosition(one, .before) == nil)
    #expect(CTRubyAnnotationGetAlignment(one) == .center)
    #expect(CTRubyAnnotationGetOverhang(one) == .none)
    #expect(CTRubyAnnotationGetSizeFactor(one) == 0.4)
    let plain = CTRubyAnnotationCreateWithAttributes(.auto, .auto, .before, "a", [:])
    #expect(CTRubyAnnotationGetSizeFactor(plain) == 0.5)
    let text = "かな" as NSString
    var places: [Unmanaged<NSString>?] = [.passUnretained(text), nil, nil, nil]
    let copy = CTRubyAnnotationCreateCopy(CTRubyAnnotationCreate(.auto, .auto, 0.5, &places))
    #expect(CTRubyAnnotationGetTextForPosition(copy, .before) == "かな")
    #expect(CFGetTypeID(copy) == CTRubyAnnotationGetTypeID())
    let key = NSAttributedString.Key(kCTRubyAnnotationAttributeName)
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "漢", attributes: [key: one]))
    #expect(CTLineGetGlyphCount(line) == 1)
  }

  @Test("CoreText.CT34. Lists of fonts have all fonts, or those that match descriptors")
  func lists() throws {
    let all = try #require(
      CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionCreateFromAvailableFonts(nil))
        as? [CTFontDescriptor])
    let names = UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
    #expect(all.count == names.count)
    let family = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Helvetica"])
    let faces = try #require(
      CTFontDescriptorCreateMatchingFontDescriptors(family, [kCTFontFamilyNameAttribute])
        as? [CTFontDescriptor])
    #expect(faces.map(\.postscriptName) == UIFont.fontNames(forFamilyName: "Helvetica"))
    let list = CTFontCollectionCreateWithFontDescriptors([family, family], nil)
    #expect(CTFontCollectionCreateMatchingFontDescriptors(list)?.count == 1)
    #expect(CTFontDescriptorCreateMatchingFontDescriptors(family, nil)?.count == 1)
    let none = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "No such family"])
    #expect(CTFontDescriptorCreateMatchingFontDescriptors(none, nil) == nil)
  }

  @Test("CoreText.CT35. Files of fonts that cannot be registered give their errors")
  func files() throws {
    let url = URL(fileURLWithPath: "/no/such/font.ttf")
    var errors: Unmanaged<NSArray>?
    #expect(!CTFontManagerRegisterFontsForURLs([url], .process, &errors))
    #expect(errors?.takeRetainedValue().count == 1)
    var count = 0
    CTFontManagerUnregisterFontURLs([url], .process) { errors, isDone in
      count = errors.count
      return isDone
    }
    #expect(count == 1)
  }
}
