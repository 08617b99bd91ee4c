// The types of font features and their selectors, numbers of Apple's font feature registry.
// Descriptors store them, but fonts keep their own features. Source:
// https://developer.apple.com/fonts/TrueType-Reference-Manual/RM09/AppendixF.html

/// The feature type of all typographic features.
public let kAllTypographicFeaturesType = 0
/// The selector of all type features on.
public let kAllTypeFeaturesOnSelector = 0
/// The selector of all type features off.
public let kAllTypeFeaturesOffSelector = 1

/// The feature type of ligatures.
public let kLigaturesType = 1
/// The selector of required ligatures on.
public let kRequiredLigaturesOnSelector = 0
/// The selector of required ligatures off.
public let kRequiredLigaturesOffSelector = 1
/// The selector of common ligatures on.
public let kCommonLigaturesOnSelector = 2
/// The selector of common ligatures off.
public let kCommonLigaturesOffSelector = 3
/// The selector of rare ligatures on.
public let kRareLigaturesOnSelector = 4
/// The selector of rare ligatures off.
public let kRareLigaturesOffSelector = 5
/// The selector of contextual ligatures on.
public let kContextualLigaturesOnSelector = 18
/// The selector of contextual ligatures off.
public let kContextualLigaturesOffSelector = 19
/// The selector of historical ligatures on.
public let kHistoricalLigaturesOnSelector = 20
/// The selector of historical ligatures off.
public let kHistoricalLigaturesOffSelector = 21

/// The feature type of letter case.
public let kLetterCaseType = 3
/// The selector of small caps.
public let kSmallCapsSelector = 3

/// The feature type of number spacing.
public let kNumberSpacingType = 6
/// The selector of monospaced numbers.
public let kMonospacedNumbersSelector = 0
/// The selector of proportional numbers.
public let kProportionalNumbersSelector = 1
/// The selector of third width numbers.
public let kThirdWidthNumbersSelector = 2
/// The selector of quarter width numbers.
public let kQuarterWidthNumbersSelector = 3

/// The feature type of vertical position.
public let kVerticalPositionType = 10
/// The selector of normal position.
public let kNormalPositionSelector = 0
/// The selector of superiors.
public let kSuperiorsSelector = 1
/// The selector of inferiors.
public let kInferiorsSelector = 2
/// The selector of ordinals.
public let kOrdinalsSelector = 3
/// The selector of scientific inferiors.
public let kScientificInferiorsSelector = 4

/// The feature type of fractions.
public let kFractionsType = 11
/// The selector of no fractions.
public let kNoFractionsSelector = 0
/// The selector of vertical fractions.
public let kVerticalFractionsSelector = 1
/// The selector of diagonal fractions.
public let kDiagonalFractionsSelector = 2

/// The feature type of typographic extras.
public let kTypographicExtrasType = 14
/// The selector of slashed zero on.
public let kSlashedZeroOnSelector = 4
/// The selector of slashed zero off.
public let kSlashedZeroOffSelector = 5

/// The feature type of style options.
public let kStyleOptionsType = 19
/// The selector of no style options.
public let kNoStyleOptionsSelector = 0
/// The selector of titling caps.
public let kTitlingCapsSelector = 4

/// The feature type of number case.
public let kNumberCaseType = 21
/// The selector of lower case numbers.
public let kLowerCaseNumbersSelector = 0
/// The selector of upper case numbers.
public let kUpperCaseNumbersSelector = 1

/// The feature type of text spacing.
public let kTextSpacingType = 22
/// The selector of proportional text.
public let kProportionalTextSelector = 0
/// The selector of monospaced text.
public let kMonospacedTextSelector = 1
/// The selector of half width text.
public let kHalfWidthTextSelector = 2

/// The feature type of case sensitive layout.
public let kCaseSensitiveLayoutType = 33
/// The selector of case sensitive layout on.
public let kCaseSensitiveLayoutOnSelector = 0
/// The selector of case sensitive layout off.
public let kCaseSensitiveLayoutOffSelector = 1
/// The selector of case sensitive spacing on.
public let kCaseSensitiveSpacingOnSelector = 2
/// The selector of case sensitive spacing off.
public let kCaseSensitiveSpacingOffSelector = 3

/// The feature type of stylistic alternatives.
public let kStylisticAlternativesType = 35
/// The selector of no stylistic alternates.
public let kNoStylisticAlternatesSelector = 0
/// The selector of stylistic alt one on.
public let kStylisticAltOneOnSelector = 2
/// The selector of stylistic alt one off.
public let kStylisticAltOneOffSelector = 3
/// The selector of stylistic alt two on.
public let kStylisticAltTwoOnSelector = 4
/// The selector of stylistic alt two off.
public let kStylisticAltTwoOffSelector = 5
/// The selector of stylistic alt three on.
public let kStylisticAltThreeOnSelector = 6
/// The selector of stylistic alt three off.
public let kStylisticAltThreeOffSelector = 7
/// The selector of stylistic alt four on.
public let kStylisticAltFourOnSelector = 8
/// The selector of stylistic alt four off.
public let kStylisticAltFourOffSelector = 9
/// The selector of stylistic alt five on.
public let kStylisticAltFiveOnSelector = 10
/// The selector of stylistic alt five off.
public let kStylisticAltFiveOffSelector = 11
/// The selector of stylistic alt six on.
public let kStylisticAltSixOnSelector = 12
/// The selector of stylistic alt six off.
public let kStylisticAltSixOffSelector = 13
/// The selector of stylistic alt seven on.
public let kStylisticAltSevenOnSelector = 14
/// The selector of stylistic alt seven off.
public let kStylisticAltSevenOffSelector = 15
/// The selector of stylistic alt eight on.
public let kStylisticAltEightOnSelector = 16
/// The selector of stylistic alt eight off.
public let kStylisticAltEightOffSelector = 17
/// The selector of stylistic alt nine on.
public let kStylisticAltNineOnSelector = 18
/// The selector of stylistic alt nine off.
public let kStylisticAltNineOffSelector = 19
/// The selector of stylistic alt ten on.
public let kStylisticAltTenOnSelector = 20
/// The selector of stylistic alt ten off.
public let kStylisticAltTenOffSelector = 21
/// The selector of stylistic alt eleven on.
public let kStylisticAltElevenOnSelector = 22
/// The selector of stylistic alt eleven off.
public let kStylisticAltElevenOffSelector = 23
/// The selector of stylistic alt twelve on.
public let kStylisticAltTwelveOnSelector = 24
/// The selector of stylistic alt twelve off.
public let kStylisticAltTwelveOffSelector = 25
/// The selector of stylistic alt thirteen on.
public let kStylisticAltThirteenOnSelector = 26
/// The selector of stylistic alt thirteen off.
public let kStylisticAltThirteenOffSelector = 27
/// The selector of stylistic alt fourteen on.
public let kStylisticAltFourteenOnSelector = 28
/// The selector of stylistic alt fourteen off.
public let kStylisticAltFourteenOffSelector = 29
/// The selector of stylistic alt fifteen on.
public let kStylisticAltFifteenOnSelector = 30
/// The selector of stylistic alt fifteen off.
public let kStylisticAltFifteenOffSelector = 31
/// The selector of stylistic alt sixteen on.
public let kStylisticAltSixteenOnSelector = 32
/// The selector of stylistic alt sixteen off.
public let kStylisticAltSixteenOffSelector = 33
/// The selector of stylistic alt seventeen on.
public let kStylisticAltSeventeenOnSelector = 34
/// The selector of stylistic alt seventeen off.
public let kStylisticAltSeventeenOffSelector = 35
/// The selector of stylistic alt eighteen on.
public let kStylisticAltEighteenOnSelector = 36
/// The selector of stylistic alt eighteen off.
public let kStylisticAltEighteenOffSelector = 37
/// The selector of stylistic alt nineteen on.
public let kStylisticAltNineteenOnSelector = 38
/// The selector of stylistic alt nineteen off.
public let kStylisticAltNineteenOffSelector = 39
/// The selector of stylistic alt twenty on.
public let kStylisticAltTwentyOnSelector = 40
/// The selector of stylistic alt twenty off.
public let kStylisticAltTwentyOffSelector = 41

/// The feature type of contextual alternates.
public let kContextualAlternatesType = 36
/// The selector of contextual alternates on.
public let kContextualAlternatesOnSelector = 0
/// The selector of contextual alternates off.
public let kContextualAlternatesOffSelector = 1
/// The selector of swash alternates on.
public let kSwashAlternatesOnSelector = 2
/// The selector of swash alternates off.
public let kSwashAlternatesOffSelector = 3
/// The selector of contextual swash alternates on.
public let kContextualSwashAlternatesOnSelector = 4
/// The selector of contextual swash alternates off.
public let kContextualSwashAlternatesOffSelector = 5

/// The feature type of lower case.
public let kLowerCaseType = 37
/// The selector of default lower case.
public let kDefaultLowerCaseSelector = 0
/// The selector of lower case small caps.
public let kLowerCaseSmallCapsSelector = 1
/// The selector of lower case petite caps.
public let kLowerCasePetiteCapsSelector = 2

/// The feature type of upper case.
public let kUpperCaseType = 38
/// The selector of default upper case.
public let kDefaultUpperCaseSelector = 0
/// The selector of upper case small caps.
public let kUpperCaseSmallCapsSelector = 1
/// The selector of upper case petite caps.
public let kUpperCasePetiteCapsSelector = 2
