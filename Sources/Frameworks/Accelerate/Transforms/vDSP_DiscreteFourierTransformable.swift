/// A number of which vectors can be transformed, with parts apart or side by side.
public protocol vDSP_DiscreteFourierTransformable {}

extension Float: vDSP_DiscreteFourierTransformable {}
extension Double: vDSP_DiscreteFourierTransformable {}
extension DSPComplex: vDSP_DiscreteFourierTransformable {}
extension DSPDoubleComplex: vDSP_DiscreteFourierTransformable {}
