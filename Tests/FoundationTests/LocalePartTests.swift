import TactusFoundation
import Testing

/// The parts of locales, and constants and functions that the toolchain lacks.
@Suite struct LocalePartTests {
  @Test("ObjectiveC.FO62. A locale tells its parts")
  func parts() {
    let german = NSLocale(localeIdentifier: "de_AT")
    #expect(german.localeIdentifier == "de_AT")
    #expect(german.languageCode == "de" && german.countryCode == "AT")
    #expect(german.scriptCode == nil && german.variantCode == nil)
    #expect(NSLocale(localeIdentifier: "zh_Hant_TW").scriptCode == "Hant")
    #expect(german.calendarIdentifier == "gregorian" && german.usesMetricSystem)
    #expect(german.decimalSeparator == "," && german.currencyCode == "EUR")
    #expect(german.currencySymbol == "€")
    #expect(german.quotationBeginDelimiter == "„" && german.quotationEndDelimiter == "“")
    let american = NSLocale(localeIdentifier: "en_US")
    #expect(!american.usesMetricSystem && american.groupingSeparator == ",")
    #expect(american.decimalSeparator == "." && american.regionCode == "US")
    #expect(NSLocale.autoupdatingCurrent == Locale.autoupdatingCurrent)
  }

  @Test("ObjectiveC.FO63. Numbers are converted between the orders of bytes")
  func byteOrder() {
    #expect(NSHostByteOrder() == NS_LittleEndian)
    #expect(NSSwapShort(0x0102) == 0x0201 && NSSwapInt(1) == 0x0100_0000)
    #expect(NSSwapHostIntToBig(0x0102_0304) == 0x0403_0201)
    #expect(NSSwapBigIntToHost(0x0403_0201) == 0x0102_0304)
    #expect(NSSwapHostLongLongToLittle(7) == 7 && NSSwapLittleLongToHost(7) == 7)
    #expect(NSSwapHostFloatToBig(1.5).v == Float(1.5).bitPattern.byteSwapped)
    #expect(NSSwapBigFloatToHost(NSSwapHostFloatToBig(1.5)) == 1.5)
    #expect(NSSwapLittleDoubleToHost(NSSwapHostDoubleToLittle(-2.25)) == -2.25)
    let swapped = NSSwapDouble(NSConvertHostDoubleToSwapped(3))
    #expect(NSConvertSwappedDoubleToHost(swapped).bitPattern == (3.0).bitPattern.byteSwapped)
  }

  @Test("ObjectiveC.FO63. Encodings, ranges of errors and operators have their values")
  func constants() throws {
    let text = try #require(NSString(data: Data("tea".utf8), encoding: NSUTF8StringEncoding))
    #expect(text == "tea" && NSASCIIStringEncoding == 1 && NSUTF16LittleEndianStringEncoding > 10)
    #expect((NSFileErrorMinimum...NSFileErrorMaximum).contains(NSFileReadNoSuchFileError))
    #expect(NSCompressionErrorMinimum == NSCompressionFailedError)
    #expect(NSTextCheckingAllTypes == NSTextCheckingAllSystemTypes | NSTextCheckingAllCustomTypes)
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_4)
    #expect(NSKeyValueOperator.maximumKeyValueOperator.rawValue == "max")
    #expect(NSDate.now > Date(timeIntervalSinceReferenceDate: 0))
    #expect("rho".applyingTransform(.latinToGreek, reverse: false) == "ῥο")
    let object = NSObject()
    #expect(CFBridgingRetain(object) === object && CFBridgingRetain(nil) == nil)
  }
}
