/// A number of which windows and ramps can be made.
public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}

extension Float: vDSP_FloatingPointGeneratable {}
extension Double: vDSP_FloatingPointGeneratable {}
