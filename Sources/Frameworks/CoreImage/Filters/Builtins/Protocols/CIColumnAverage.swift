/// The inputs of a filter that averages each column of an area.
public protocol CIColumnAverage: CIAreaReductionFilter {}
