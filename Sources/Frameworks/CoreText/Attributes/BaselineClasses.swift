public import TactusFoundation

/// The roman baseline, of Latin letters.
public let kCTBaselineClassRoman: CFString = "Roman"
/// The centers of ideographs.
public let kCTBaselineClassIdeographicCentered: CFString = "IdeographicCentered"
/// The lower edges of ideographs.
public let kCTBaselineClassIdeographicLow: CFString = "IdeographicLow"
/// The upper edges of ideographs.
public let kCTBaselineClassIdeographicHigh: CFString = "IdeographicHigh"
/// The hanging baseline, as in Devanagari.
public let kCTBaselineClassHanging: CFString = "Hanging"
/// The centers of mathematical signs.
public let kCTBaselineClassMath: CFString = "Math"
/// The key of the font whose baselines are aligned with.
public let kCTBaselineReferenceFont: CFString = "ReferenceFont"
/// The key of the font of the text itself.
public let kCTBaselineOriginalFont: CFString = "OriginalFont"
