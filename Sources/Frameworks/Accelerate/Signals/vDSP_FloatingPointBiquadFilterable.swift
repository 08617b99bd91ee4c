/// A number of which signals can be filtered by cascades.
public protocol vDSP_FloatingPointBiquadFilterable: BinaryFloatingPoint {}

extension Float: vDSP_FloatingPointBiquadFilterable {}
extension Double: vDSP_FloatingPointBiquadFilterable {}
