// Vectors that are transformed. Step Accelerate.AC25.

extension vDSP.DiscreteFourierTransform where T == Float {
  /// Returns the transformed vectors.
  public func transform<U: AccelerateBuffer>(real: U, imaginary: U) -> (
    real: [Float], imaginary: [Float]
  ) where U.Element == Float {
    var (outReal, outImaginary) = (
      [Float](repeating: 0, count: size), [Float](repeating: 0, count: size)
    )
    transform(
      inputReal: real, inputImaginary: imaginary, outputReal: &outReal,
      outputImaginary: &outImaginary)
    return (outReal, outImaginary)
  }

  /// Transforms vectors.
  public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
  ) where U.Element == Float, V.Element == Float {
    for count in [inputReal.count, inputImaginary.count, outputReal.count, outputImaginary.count] {
      check(min(count, size), size)
    }
    vDSP.VectorizableFloat.transform(
      dftSetup: setup, inputReal: inputReal, inputImaginary: inputImaginary,
      outputReal: &outputReal, outputImaginary: &outputImaginary)
  }
}

extension vDSP.DiscreteFourierTransform where T == DSPComplex {
  /// Returns the transformed vector.
  public func transform<U: AccelerateBuffer>(input: U) -> [DSPComplex]
  where U.Element == DSPComplex {
    var output = [DSPComplex](repeating: DSPComplex(), count: size)
    transform(input: input, output: &output)
    return output
  }

  /// Transforms a vector.
  public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(input: U, output: inout V)
  where U.Element == DSPComplex, V.Element == DSPComplex {
    check(min(input.count, size), size)
    check(min(output.count, size), size)
    var (real, imaginary) = input.withUnsafeBufferPointer {
      ($0.prefix(size).map(\.real), $0.prefix(size).map(\.imag))
    }
    vDSP_DFT_Execute(setup, Array(real), Array(imaginary), &real, &imaginary)
    output.withUnsafeMutableBufferPointer {
      for index in 0..<size { $0[index] = DSPComplex(real: real[index], imag: imaginary[index]) }
    }
  }
}

extension vDSP.DiscreteFourierTransform where T == Double {
  /// Returns the transformed vectors.
  public func transform<U: AccelerateBuffer>(real: U, imaginary: U) -> (
    real: [Double], imaginary: [Double]
  ) where U.Element == Double {
    var (outReal, outImaginary) = (
      [Double](repeating: 0, count: size), [Double](repeating: 0, count: size)
    )
    transform(
      inputReal: real, inputImaginary: imaginary, outputReal: &outReal,
      outputImaginary: &outImaginary)
    return (outReal, outImaginary)
  }

  /// Transforms vectors.
  public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
    inputReal: U, inputImaginary: U, outputReal: inout V, outputImaginary: inout V
  ) where U.Element == Double, V.Element == Double {
    for count in [inputReal.count, inputImaginary.count, outputReal.count, outputImaginary.count] {
      check(min(count, size), size)
    }
    vDSP.VectorizableDouble.transform(
      dftSetup: setup, inputReal: inputReal, inputImaginary: inputImaginary,
      outputReal: &outputReal, outputImaginary: &outputImaginary)
  }
}

extension vDSP.DiscreteFourierTransform where T == DSPDoubleComplex {
  /// Returns the transformed vector.
  public func transform<U: AccelerateBuffer>(input: U) -> [DSPDoubleComplex]
  where U.Element == DSPDoubleComplex {
    var output = [DSPDoubleComplex](repeating: DSPDoubleComplex(), count: size)
    transform(input: input, output: &output)
    return output
  }

  /// Transforms a vector.
  public func transform<U: AccelerateBuffer, V: AccelerateMutableBuffer>(input: U, output: inout V)
  where U.Element == DSPDoubleComplex, V.Element == DSPDoubleComplex {
    check(min(input.count, size), size)
    check(min(output.count, size), size)
    var (real, imaginary) = input.withUnsafeBufferPointer {
      ($0.prefix(size).map(\.real), $0.prefix(size).map(\.imag))
    }
    vDSP_DFT_ExecuteD(setup, Array(real), Array(imaginary), &real, &imaginary)
    output.withUnsafeMutableBufferPointer {
      for index in 0..<size {
        $0[index] = DSPDoubleComplex(real: real[index], imag: imaginary[index])
      }
    }
  }
}
