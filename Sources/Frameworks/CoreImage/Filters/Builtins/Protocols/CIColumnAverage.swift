/// The inputs of a filter that finds the mean of each column of an area.
public protocol CIColumnAverage: CIAreaReductionFilter {}
