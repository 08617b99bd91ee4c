/// A number of which vectors can be transformed, split or interleaved.
public protocol vDSP_DiscreteFourierTransformable {}

extension Float: vDSP_DiscreteFourierTransformable {}
extension Double: vDSP_DiscreteFourierTransformable {}
extension DSPComplex: vDSP_DiscreteFourierTransformable {}
extension DSPDoubleComplex: vDSP_DiscreteFourierTransformable {}
